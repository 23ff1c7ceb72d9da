import { joinBest, type JoinAsk, type JoinSide } from '#engine/fares';
import { certificateOf, MOST_PAIRS } from './certificate.ts';
import { facetsOf } from './facets.ts';
import { countAll, countPairs } from './pairs/count.ts';
import { openField, passing, PriceOrders, type Field } from './pairs/field.ts';
import { relaxations } from './relax.ts';
import { offerRow, winnerOf } from './rows.ts';
import { sortKeys } from './scores.ts';
import type { Board } from './sides.ts';
import { SORTS, type OfferView, type Sort, type ViewAsk } from './types.ts';

/** Views over pairs of slices. */
export function viewPairs(board: Board, currency: string): (ask: ViewAsk) => OfferView {
  const orders = new PriceOrders(board);
  const complete = board.sides.every(({ slice }) => slice.batch.certificate.complete);
  let unfiltered: number | undefined;
  return ({ sort, filters, offset, limit }) => {
    unfiltered ??= countAll(orders, board, {}).total;
    const field = openField(board, orders, filters);
    const { counts, total } = countPairs(field);
    const listed = Math.min(MOST_PAIRS, offset + limit);
    const pairs = joinBest(joinAsk(field, sort), listed).slice(offset);
    const row = (pair: { out: number; back: number }) => offerRow(board, [pair.out, pair.back], field.mask, currency);
    const winners = SORTS.flatMap((each) => joinBest(joinAsk(field, each), 1).map((pair) => winnerOf(row(pair), each)));
    return {
      rows: pairs.map(row),
      total,
      exact: complete,
      unfiltered,
      facets: facetsOf(board, filters, { ...counts, exact: complete, priceExact: complete && counts.priceExact }),
      sorts: winners,
      relax: total > 0 ? [] : relaxations(filters, (fewer) => countAll(orders, board, fewer)),
      certificate: certificateOf(board, unfiltered),
    };
  };
}

function joinAsk(field: Field, sort: Sort): JoinAsk {
  const { board, filters } = field;
  const [out, back] = board.sides;
  return {
    out: joinSide(field, 0, sort),
    back: joinSide(field, 1, sort),
    groups: board.groups.length,
    oneTicket: filters.oneTicket === true,
    worstStops: filters.stops,
    price: filters.price,
    arrival: out!.slice.arrival,
    departure: back!.slice.departure,
    turn: board.turn,
  };
}

function joinSide(field: Field, at: number, sort: Sort): JoinSide {
  const { slice, group } = field.board.sides[at]!;
  const flags = passing(field, at);
  const rows: number[] = [];
  for (let row = 0; row < flags.length; row += 1) if (flags[row] === 1) rows.push(row);
  const keys = (kind: 'oneWay' | 'halfReturn') => ({
    ...sortKeys(slice, sort, kind, field.mask),
    price: slice.prices(kind, field.mask),
  });
  return {
    rows: Int32Array.from(rows),
    group,
    stops: slice.stops,
    oneWay: keys('oneWay'),
    halfReturn: keys('halfReturn'),
  };
}
