import { relaxations } from '#engine/facets';
import { bestPair, joinBest, type FareKind, type JoinAsk, type JoinSide } from '#engine/fares';
import { certificateOf, MOST_PAIRS } from '../certificate.ts';
import { facetsOf } from '../facets.ts';
import { countAll, countPairs } from './count.ts';
import { Book } from './book.ts';
import { changeOf, type EndClasses } from './by-ends.ts';
import { openField, passing, type Field, type RowSet } from './field.ts';
import { withoutOne } from '../relax.ts';
import { offerRow, winnerOf } from '../rows.ts';
import type { Board } from '../sides.ts';
import { viewsOfSteps } from '../steps/view.ts';
import { SORTS } from '../types.ts';
import type { OfferRow, OfferScan, OfferSearch, OfferView, Sort, ViewAsk } from '../types.ts';

/** Views over pairs of slices. */
export function viewsOfPairs(board: Board, currency: string): Pick<OfferSearch, 'scan' | 'view'> {
  const book = new Book(board);
  const complete = board.sides.every(({ slice }) => slice.batch.certificate.complete);
  let unfiltered: number | undefined;
  const scanOf = (field: Field, { sort, filters, offset, limit }: ViewAsk): OfferScan => {
    const { counts, total, fromMinor } = countPairs(field);
    // Where no pair is possible at all, every one would be looked at to find none.
    const most = total > 0 ? Math.min(MOST_PAIRS, offset + limit) : 0;
    const pairs = joinBest(joinAsk(field, sort), most).slice(offset);
    const stated = { ...counts, exact: complete && counts.exact, priceExact: complete && counts.priceExact };
    return {
      total,
      fromMinor: total > 0 ? fromMinor : null,
      listed: pairs.map((pair) => [pair.out, pair.back]),
      facets: () => facetsOf(board, filters, stated),
    };
  };
  const combinations = (): number => (unfiltered ??= countAll(book, {}).total);
  const tripsOf = (field: Field): OfferRow[] => {
    const rows = TRIP_SORTS.map((sort) => offerRow(board, winner(field, sort), field.mask, currency));
    return rows.filter(({ key }, at) => rows.findIndex((row) => row.key === key) === at);
  };
  const stepView = viewsOfSteps({ book, currency, combinations, tripsOf });
  const pairView = (ask: ViewAsk): OfferView => {
    const field = openField(book, ask.filters);
    const scan = scanOf(field, ask);
    const asksNothing = Object.values(ask.filters).every((filter) => filter === undefined);
    if (asksNothing) unfiltered ??= scan.total;
    const first = (sort: Sort): readonly number[] =>
      (sort === ask.sort && ask.offset === 0 ? scan.listed[0] : undefined) ?? winner(field, sort);
    return {
      rows: scan.listed.map((rows) => offerRow(board, rows, field.mask, currency)),
      total: scan.total,
      listed: Math.min(MOST_PAIRS, scan.total),
      exact: complete,
      unfiltered: ask.filters.limits ? countAll(book, { limits: ask.filters.limits }).total : combinations(),
      facets: scan.facets(),
      sorts:
        scan.total > 0 ? SORTS.map((sort) => winnerOf(offerRow(board, first(sort), field.mask, currency), sort)) : [],
      relax: scan.total > 0 ? [] : relaxations(withoutOne(ask.filters), (fewer) => countAll(book, fewer)),
      certificate: certificateOf(board, combinations()),
      trips: [],
      chosen: [],
    };
  };
  return {
    scan: (ask) => scanOf(openField(book, ask.filters), ask),
    view: (ask) =>
      ask.step === undefined || ask.step.list === 'leg' ? pairView(ask) : stepView({ ...ask, step: ask.step }),
  };
}

/** Of these the first step shows a whole trip. */
const TRIP_SORTS = ['best', 'cheapest', 'fastest'] as const;

/** Only asked when there is a pair at all. */
function winner(field: Field, sort: Sort): readonly number[] {
  const pair = bestPair(joinAsk(field, sort))!;
  return [pair.out, pair.back];
}

function joinAsk(field: Field, sort: Sort): JoinAsk {
  const { board, book, filters, rule, mask } = field;
  const ends = sort === 'best' && book.changes ? ([book.ends(0, mask), book.ends(1, mask)] as const) : undefined;
  const [out, back] = board.sides;
  const time = { arrival: out!.slice.arrival, departure: back!.slice.departure, turn: board.turn };
  return {
    out: joinSide(field, passing(field, 0), sort, ends?.[0]),
    back: joinSide(field, passing(field, 1), sort, ends?.[1]),
    ...(ends && { extra: changeOf(board, ...ends) }),
    oneTicket: rule.oneTicket,
    ...(rule.fits.includes(0) && { worstStops: filters.stops! }),
    ...(rule.price && { price: rule.price }),
    ...(!field.timeless && { time }),
  };
}

function joinSide({ book, classes, mask }: Field, { at, rows }: RowSet, sort: Sort, ends?: EndClasses): JoinSide {
  const keysOf = (kind: FareKind) => book.keys(at, sort, kind, mask);
  return { rows, classes: ends ?? classes[at]!, oneWay: keysOf('oneWay'), halfReturn: keysOf('halfReturn') };
}
