import { joinBest, type FareKind, type JoinAsk, type JoinSide } from '#engine/fares';
import { certificateOf, MOST_PAIRS } from '../certificate.ts';
import { facetsOf } from '../facets.ts';
import { countAll, countPairs } from './count.ts';
import { openField, passing, stopsTable, type Field, type RowSet } from './field.ts';
import { Orders } from './orders.ts';
import { winningPair } from './winner.ts';
import { relaxations } from '../relax.ts';
import { offerRow, winnerOf } from '../rows.ts';
import type { Board } from '../sides.ts';
import { SORTS, type OfferScan, type OfferSearch, type OfferView, type Sort, type ViewAsk } from '../types.ts';

/** Views over pairs of slices. */
export function viewsOfPairs(board: Board, currency: string): Pick<OfferSearch, 'scan' | 'view'> {
  const orders = new Orders(board);
  const complete = board.sides.every(({ slice }) => slice.batch.certificate.complete);
  let unfiltered: number | undefined;
  const scanOf = (field: Field, { sort, filters, offset, limit }: ViewAsk): OfferScan => {
    const { counts, total, fromMinor } = countPairs(field);
    const [out, back] = [passing(field, 0), passing(field, 1)];
    const pairs = joinBest(joinAsk(field, out, back, sort), Math.min(MOST_PAIRS, offset + limit)).slice(offset);
    const stated = { ...counts, exact: complete, priceExact: complete && counts.priceExact };
    return {
      total,
      fromMinor: total > 0 ? fromMinor : null,
      listed: pairs.map((pair) => [pair.out, pair.back]),
      facets: () => facetsOf(board, filters, stated),
    };
  };
  const view = (ask: ViewAsk): OfferView => {
    unfiltered ??= countAll(orders, board, {}).total;
    const field = openField(board, orders, ask.filters);
    const scan = scanOf(field, ask);
    return {
      rows: scan.listed.map((rows) => offerRow(board, rows, field.mask, currency)),
      total: scan.total,
      exact: complete,
      unfiltered,
      facets: scan.facets(),
      sorts:
        scan.total > 0
          ? SORTS.map((sort) => winnerOf(offerRow(board, winner(field, sort), field.mask, currency), sort))
          : [],
      relax: scan.total > 0 ? [] : relaxations(ask.filters, (fewer) => countAll(orders, board, fewer)),
      certificate: certificateOf(board, unfiltered),
    };
  };
  return { scan: (ask) => scanOf(openField(board, orders, ask.filters), ask), view };
}

/** Only asked when there is a pair at all. */
function winner(field: Field, sort: Sort): readonly number[] {
  const [out, back] = [passing(field, 0), passing(field, 1)];
  const pair = winningPair(field, out, back, sort) ?? joinBest(joinAsk(field, out, back, sort), 1)[0]!;
  return [pair.out, pair.back];
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
