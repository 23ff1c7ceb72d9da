import type { OfferFacet, OfferFilters } from '../types.ts';
import { naivePasses, naiveWaits, type NaiveOffer } from './naive.ts';
import { sliceOf, withoutAsk, withOption } from './naive-facets.ts';
import { flownBy, naiveFlights, type NaiveFlight, type Product } from './naive-steps.ts';

/** The flights of one slice after those that are chosen, by the full product; a price range is held against their lowest total. */
export function naiveLegs(
  product: Product,
  chosen: readonly number[],
  filters: OfferFilters,
  at = chosen.length,
): NaiveFlight[] {
  const flights = naiveFlights(naiveTrips(product, chosen, filters), at);
  return flights.filter(({ totalMinor }) => isPriced(totalMinor, filters));
}

function isPriced(totalMinor: number, { price }: OfferFilters): boolean {
  return !price || (totalMinor >= price[0] && totalMinor <= price[1]);
}

/** Whatever they cost. Airlines that are asked about fly what is still to be chosen. */
export function naiveTrips(product: Product, chosen: readonly number[], filters: OfferFilters): NaiveOffer[] {
  const asked = { ...filters, price: undefined, carriers: undefined, alliances: undefined };
  return product(asked).filter(
    (offer) =>
      chosen.every((row, at) => offer.rows[at] === row) &&
      naivePasses(offer, asked) &&
      offer.slices.slice(chosen.length).every((slice) => flownBy(slice, filters)),
  );
}

/** What an option counts: flights of the step, or of its own slice; a connecting airport those of every slice that is not chosen. */
export function naiveLegOption(
  product: Product,
  chosen: readonly number[],
  filters: OfferFilters,
  { id, value }: { readonly id: string; readonly value: string },
): { count: number; fromMinor: number | null } {
  const asked = withOption(filters, id, value);
  if (id !== 'via') return found(naiveLegs(product, chosen, asked, id.includes('.') ? sliceOf(id) : chosen.length));
  const slices = product({})[0]!.rows.length;
  const sides = Array.from({ length: slices - chosen.length }, (_, nth) => chosen.length + nth);
  return found(
    sides.flatMap((at) => {
      const trips = naiveTrips(product, chosen, asked);
      const connecting = new Set(
        trips
          .filter((trip) => naiveWaits(trip, at).some(({ airport }) => airport === value))
          .map(({ rows }) => rows[at]!),
      );
      return naiveLegs(product, chosen, asked, at).filter(({ row }) => connecting.has(row));
    }),
  );
}

function found(flights: readonly NaiveFlight[]): { count: number; fromMinor: number | null } {
  const totals = flights.map(({ totalMinor }) => totalMinor);
  return { count: flights.length, fromMinor: totals.length > 0 ? Math.min(...totals) : null };
}

type Range = Extract<OfferFacet, { kind: 'range' }>;

/** A histogram by its own scale: prices are lowest totals, waits the longest of the flight itself. */
export function naiveLegHistogram(
  product: Product,
  chosen: readonly number[],
  filters: OfferFilters,
  facet: Range,
): number[] {
  const at = facet.id.includes('.') ? sliceOf(facet.id) : chosen.length;
  const asked = withoutAsk(filters, facet.id);
  const trips = naiveTrips(product, chosen, asked);
  const counts = facet.histogram.map(() => 0);
  for (const { row, totalMinor } of naiveLegs(product, chosen, asked, at)) {
    const value =
      facet.id === 'price'
        ? totalMinor
        : figureOf(
            trips.find(({ rows }) => rows[at] === row)!,
            at,
            facet.id,
          );
    if (value === undefined) continue;
    const width = facet.max - facet.min;
    const bar = width === 0 ? 0 : Math.floor(((value - facet.min) * counts.length) / width);
    counts[Math.min(counts.length - 1, bar)]! += 1;
  }
  return counts;
}

function figureOf(trip: NaiveOffer, at: number, id: string): number | undefined {
  const { departure, arrival, duration } = trip.slices[at]!;
  if (id.endsWith('departure')) return departure;
  if (id.endsWith('arrival')) return arrival;
  if (id.endsWith('duration')) return duration;
  const waits = naiveWaits(trip, at).map(({ minutes }) => minutes);
  return waits.length === 0 ? undefined : Math.max(...waits);
}
