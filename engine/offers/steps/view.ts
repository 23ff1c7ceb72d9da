import { relaxations } from '#engine/facets';
import { certificateOf } from '../certificate.ts';
import { BEYOND, priceOpen } from '../failures.ts';
import { facetsOf } from '../facets.ts';
import { findFlight } from '../keys.ts';
import type { Book } from '../pairs/book.ts';
import { openField, passing, type Field } from '../pairs/field.ts';
import { withoutOne } from '../relax.ts';
import { asFlight, offerRow, ownFacts, tripFacts, winnerOf, type Combination } from '../rows.ts';
import { SORTS } from '../types.ts';
import type { ChainStep, OfferFilters, OfferRow, OfferStep, OfferView, Sort, ViewAsk } from '../types.ts';
import { bestTrips } from './best-trips.ts';
import { chosenSlice, nothing } from './chosen.ts';
import { countFlights, totalsOf, type Scored } from './count.ts';
import { flightsOf } from './flights.ts';
import { inOrder, ownScores } from './order.ts';
import { type Seeker, tripsAtTotals } from './partners.ts';

export interface StepInput {
  readonly book: Book;
  readonly currency: string;
  /** Pairs without any filter. */
  readonly combinations: () => number;
  /** Whole trips beside the first step, where there are any. */
  readonly tripsOf: (field: Field) => readonly OfferRow[];
}

/** A card of a whole trip has room for so many flights back. */
const RETURNS_SHOWN = 4;

type StepAsk = ViewAsk & { readonly step: Exclude<OfferStep, ChainStep> };

/** Views of a return chosen flight by flight: each row is a flight in the cheapest whole trip with it. */
export function viewsOfSteps(input: StepInput): (ask: StepAsk) => OfferView {
  const { book } = input;
  const unfiltered = new Map<number | undefined, number>();
  return (ask) => {
    const at = ask.step.list === 'back' ? 1 : 0;
    const chosen = ask.step.list === 'back' ? findFlight(book.board, 0, ask.step.chosen) : undefined;
    if (at === 1 && chosen === undefined) return nothing(certificateOf(book.board, input.combinations()));
    const countAll = (filters: OfferFilters): { total: number; fromMinor: number } => {
      const field = openField(book, filters, chosen);
      return flightsOf(field, passing(field, at), passing(field, 1 - at));
    };
    const { limits } = ask.filters;
    const all = limits ? countAll({ limits }).total : (unfiltered.get(chosen) ?? countAll({}).total);
    // Of the flights out that can be chosen only the latest is kept: who steps back and forth asks about few.
    if (chosen !== undefined) unfiltered.clear();
    if (!limits) unfiltered.set(chosen, all);
    const field = openField(book, ask.filters, chosen);
    if (chosen !== undefined && (field.fails[0][chosen]! & BEYOND) !== 0)
      return nothing(certificateOf(book.board, input.combinations()));
    const totals = totalsOf(field, at);
    const { score, partner } =
      at === 0
        ? bestTrips(field, totals.rows)
        : { score: ownScores(book.board, at, totals, [chosen!]), partner: undefined };
    return viewOf(input, { ask, at, field, totals: { ...totals, best: score }, partner, all, countAll });
  };
}

interface Opened {
  readonly ask: StepAsk;
  readonly at: 0 | 1;
  readonly field: Field;
  readonly totals: Scored;
  /** Of a flight out, the flight back of the best trip with it. */
  readonly partner: Int32Array | undefined;
  readonly all: number;
  readonly countAll: (filters: OfferFilters) => { total: number; fromMinor: number };
}

function viewOf(input: StepInput, { ask, at, field, totals, partner, all, countAll }: Opened): OfferView {
  const { board } = input.book;
  const { filters, sort, offset, limit } = ask;
  const total = totals.rows.length;
  const complete = board.sides.every(({ slice }) => slice.batch.certificate.complete);
  const whole = at === 0 && total > 0 ? input.tripsOf(field) : [];
  // A price range moves no end of the scale that it is chosen on.
  const open = { ...field, rule: { ...field.rule, price: priceOpen(filters) } };
  const beside = at === 0 && totals.price !== undefined ? anyTrips(input, open) : whole;
  const counts = countFlights(
    field,
    at,
    totals,
    beside.map(({ totalMinor }) => totalMinor),
  );
  const listed = inOrder(board, at, totals, sort, offset + limit).subarray(offset);
  const withReturns = ask.step.list === 'trips';
  const seek = seekerOf(field, totals, withReturns ? partner : undefined);
  const seekers = [
    ...Array.from(listed, (row) => seek(row, sort)),
    ...SORTS.flatMap((each) => Array.from(inOrder(board, at, totals, each, 1), (row) => seek(row, each))),
  ];
  const rowOf = (trip: Combination): OfferRow => offerRow(board, trip, field.mask, input.currency);
  const rows = tripsAtTotals(field, at, seekers, withReturns ? RETURNS_SHOWN : 1).map(({ count, trips }, nth) => {
    const [first] = trips as [Combination];
    const own = first[at]!;
    const facts = partner
      ? tripFacts(board, [own, partner[own]!], field.mask)
      : ownFacts(board, at, first, totals.min[own]!);
    const row = asFlight(at, rowOf(first), facts);
    return withReturns && nth < listed.length
      ? { ...row, returns: { count, shown: trips.map(rowOf).map(wayBack) } }
      : row;
  });
  const winners = rows.slice(listed.length);
  return {
    rows: rows.slice(0, listed.length),
    total,
    listed: total,
    exact: complete,
    unfiltered: all,
    facets: facetsOf(
      board,
      filters,
      { ...counts, exact: complete && counts.exact, priceExact: complete && counts.priceExact },
      at,
    ),
    sorts: winners.map((row, which) => winnerOf(row, SORTS[which]!)),
    relax: total > 0 ? [] : relaxations(withoutOne(filters), countAll),
    certificate: certificateOf(board, input.combinations()),
    trips: ask.step.list === 'out' ? whole : [],
    chosen: field.chosen === undefined ? [] : [chosenSlice(board, 0, field.chosen)],
  };
}

/** A flight stands for its cheapest trip; where whole trips are listed by Best, for its best one. */
function seekerOf(
  { board, mask }: Field,
  { min }: Scored,
  partner: Int32Array | undefined,
): (row: number, sort: Sort) => Seeker {
  return (row, sort) => {
    const lead = sort === 'best' ? partner?.[row] : undefined;
    if (lead === undefined) return { row, totalMinor: min[row]! };
    return { row, totalMinor: tripFacts(board, [row, lead], mask).totalMinor, lead };
  };
}

/** The whole trips of a field, none where there is no pair at all. */
function anyTrips(input: StepInput, field: Field): readonly OfferRow[] {
  return flightsOf(field, passing(field, 0), passing(field, 1)).total > 0 ? input.tripsOf(field) : [];
}

function wayBack({ key, slices }: OfferRow) {
  return { key, slice: slices[1]! };
}
