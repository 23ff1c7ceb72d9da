import { joinBest, type FareKind, type JoinAsk, type JoinSide } from '#engine/fares';
import { certificateOf, MOST_PAIRS } from './certificate.ts';
import { facetsOf } from './facets.ts';
import { countAll, countPairs } from './pairs/count.ts';
import { openField, passing, stopsTable, type Field, type RowSet } from './pairs/field.ts';
import { Orders } from './pairs/orders.ts';
import { winningPair } from './pairs/winner.ts';
import { relaxations } from './relax.ts';
import { offerRow, winnerOf } from './rows.ts';
import type { Board } from './sides.ts';
import { SORTS, type OfferView, type Sort, type ViewAsk } from './types.ts';

/** Views over pairs of slices. */
export function viewPairs(board: Board, currency: string): (ask: ViewAsk) => OfferView {
  const orders = new Orders(board);
  const complete = board.sides.every(({ slice }) => slice.batch.certificate.complete);
  let unfiltered: number | undefined;
  return ({ sort, filters, offset, limit }) => {
    unfiltered ??= countAll(orders, board, {}).total;
    const field = openField(board, orders, filters);
    const { counts, total } = countPairs(field);
    const listed = Math.min(MOST_PAIRS, offset + limit);
    const [out, back] = [passing(field, 0), passing(field, 1)];
    const pairs = joinBest(joinAsk(field, out, back, sort), listed).slice(offset);
    const winner = (each: Sort) =>
      winningPair(field, out, back, each) ?? joinBest(joinAsk(field, out, back, each), 1)[0]!;
    const row = (pair: { out: number; back: number }) => offerRow(board, [pair.out, pair.back], field.mask, currency);
    const winners = total === 0 ? [] : SORTS.map((each) => winnerOf(row(winner(each)), each));
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

function joinAsk(field: Field, out: RowSet, back: RowSet, sort: Sort): JoinAsk {
  const { board, filters } = field;
  return {
    out: joinSide(field, out, sort),
    back: joinSide(field, back, sort),
    groups: board.groups.length,
    oneTicket: filters.oneTicket === true,
    worstStops: stopsTable(filters).every((allowed) => allowed === 1) ? undefined : filters.stops,
    price: filters.price,
    arrival: board.sides[0]!.slice.arrival,
    departure: board.sides[1]!.slice.departure,
    turn: board.turn,
  };
}

function joinSide(field: Field, set: RowSet, sort: Sort): JoinSide {
  const { slice, group } = field.board.sides[set.at]!;
  const keysOf = (kind: FareKind) => {
    const { rows, keys } = field.orders.get(set.at, sort, kind, field.mask);
    return { ...keys, rows: set.pick(rows), price: slice.prices(kind, field.mask) };
  };
  return { group, stops: slice.stops, oneWay: keysOf('oneWay'), halfReturn: keysOf('halfReturn') };
}
