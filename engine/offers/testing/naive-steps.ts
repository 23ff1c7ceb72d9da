import type { OfferFacet, OfferFilters, Sort } from '../types.ts';
import { naivePasses, naiveWaits, type NaiveOffer } from './naive.ts';
import { withoutAsk, withOption } from './naive-facets.ts';

/** One flight of a step as plain facts: the slow reference of what a step says of it. */
export interface NaiveFlight {
  readonly row: number;
  readonly totalMinor: number;
  readonly duration: number;
  readonly co2e: number;
  readonly score: number;
  readonly carrier: string;
}

export type Product = (filters: OfferFilters) => readonly NaiveOffer[];
/** 0 out, 1 back; back with the row of the flight out that is chosen. */
export type NaiveStep = { readonly at: 0 } | { readonly at: 1; readonly chosen: number };

export function naivePairs(product: Product, step: NaiveStep, filters: OfferFilters): NaiveOffer[] {
  return product(filters)
    .filter((offer) => step.at === 0 || offer.rows[0] === step.chosen)
    .filter((offer) =>
      naivePasses(offer, step.at === 0 ? filters : { ...filters, carriers: undefined, alliances: undefined }),
    )
    .filter(({ slices }) => step.at === 0 || flownBy(slices[1]!, filters));
}

/** Airlines that are asked about fly what is still to be chosen. */
export function flownBy(
  { carrier, alliance }: NaiveOffer['slices'][number],
  { carriers, alliances }: OfferFilters,
): boolean {
  return (carriers?.includes(carrier) ?? true) && (alliances?.includes(alliance) ?? true);
}

/** Flights by row, each with the lowest total of the pairs with it; the flight out of a return with the best score of one. */
export function naiveFlights(pairs: readonly NaiveOffer[], at: number): NaiveFlight[] {
  const byRow = new Map<number, NaiveFlight>();
  for (const { rows, totalMinor, slices, changesMinor, score: whole } of pairs) {
    const row = rows[at]!;
    const { duration, carrier, co2e, penalty } = slices[at]!;
    const known = byRow.get(row);
    const least = Math.min(totalMinor, known?.totalMinor ?? Infinity);
    const score =
      at === 0 && slices.length === 2 ? Math.min(whole, known?.score ?? Infinity) : least + penalty + changesMinor[at]!;
    byRow.set(row, { row, totalMinor: least, duration, co2e, carrier, score });
  }
  return [...byRow.values()].sort((left, right) => left.row - right.row);
}

/** By the figures of a sort alone, then by row. */
export function naiveOrder(flights: readonly NaiveFlight[], sort: Sort): NaiveFlight[] {
  return flights.toSorted((left, right) => {
    const cheaper = left.totalMinor - right.totalMinor;
    const shorter = left.duration - right.duration;
    if (sort === 'cheapest') return cheaper || shorter;
    if (sort === 'fastest') return shorter || cheaper;
    if (sort === 'greenest') return left.co2e - right.co2e || cheaper || shorter;
    return left.score - right.score || shorter || cheaper;
  });
}

/** What an option counts: flights of the step, of the other slice where the facet is of that; a connecting airport those of both. */
export function naiveFlightOption(
  product: Product,
  step: NaiveStep,
  filters: OfferFilters,
  { id, value }: { readonly id: string; readonly value: string },
): { count: number; fromMinor: number | null } {
  const pairs = naivePairs(product, step, withOption(filters, id, value));
  const connects = (offer: NaiveOffer, at: number): boolean =>
    naiveWaits(offer, at).some(({ airport }) => airport === value);
  if (id !== 'via') return { count: distinct(pairs, sideOf(id, step.at)), fromMinor: least(pairs) };
  const sides = (step.at === 0 ? [0, 1] : [1]).map((at) => ({
    at,
    pairs: pairs.filter((offer) => connects(offer, at)),
  }));
  return {
    count: sides.reduce((count, side) => count + distinct(side.pairs, side.at), 0),
    fromMinor: least(sides.flatMap((side) => side.pairs)),
  };
}

type Range = Extract<OfferFacet, { kind: 'range' }>;

/** A histogram by its own scale: prices are the lowest totals of flights, waits the longest of the flight itself. */
export function naiveFlightHistogram(product: Product, step: NaiveStep, filters: OfferFilters, facet: Range): number[] {
  const pairs = naivePairs(product, step, withoutAsk(filters, facet.id));
  const at = sideOf(facet.id, step.at);
  const values = new Map<number, number | undefined>();
  for (const { row, totalMinor } of naiveFlights(pairs, at)) if (facet.id === 'price') values.set(row, totalMinor);
  for (const offer of facet.id === 'price' ? [] : pairs) values.set(offer.rows[at]!, figureOf(offer, at, facet.id));
  const counts = facet.histogram.map(() => 0);
  for (const value of values.values()) {
    if (value === undefined) continue;
    const width = facet.max - facet.min;
    const bar = width === 0 ? 0 : Math.floor(((value - facet.min) * counts.length) / width);
    counts[Math.min(counts.length - 1, bar)]! += 1;
  }
  return counts;
}

function figureOf(offer: NaiveOffer, at: number, id: string): number | undefined {
  const { departure, arrival, duration } = offer.slices[at]!;
  if (id.endsWith('departure')) return departure;
  if (id.endsWith('arrival')) return arrival;
  if (id.endsWith('duration')) return duration;
  const waits = naiveWaits(offer, at).map(({ minutes }) => minutes);
  return waits.length === 0 ? undefined : Math.max(...waits);
}

function sideOf(id: string, at: 0 | 1): 0 | 1 {
  if (id.startsWith('out.')) return 0;
  return id.startsWith('back.') ? 1 : at;
}

function distinct(pairs: readonly NaiveOffer[], at: number): number {
  return new Set(pairs.map(({ rows }) => rows[at])).size;
}

function least(pairs: readonly NaiveOffer[]): number | null {
  return pairs.length === 0 ? null : Math.min(...pairs.map(({ totalMinor }) => totalMinor));
}
