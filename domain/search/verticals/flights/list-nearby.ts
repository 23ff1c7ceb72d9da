import { choosePlaces, listPlaces, parseFilters, search as calls } from '#contract/search';
import type { FlightQuery, NearbyAirport, PlaceChoice } from '#contract/search';
import type { OutputOf } from '#contract/core';
import { anybody, InvalidInput, NotFound, verb, type Verb } from '#domain/kernel';
import { readerOf } from '../../audience.ts';
import type { LiveSearch } from '../../live-search.ts';
import type { NearbyPlace } from '../../places.ts';
import type { Registry } from '../../registry.ts';
import type { VerticalNeeds } from '../vertical.ts';
import { type CheckedFlightQuery, checkFlightQuery, type FlightRules } from './check.ts';
import { type AskDayPrice, inTime, limitsOf, priceOf } from './day-prices.ts';
import type { FlightTypes } from './types.ts';

export interface NearbyDeps extends Pick<VerticalNeeds, 'places' | 'rates' | 'horizonDays'> {
  readonly registry: Registry<FlightTypes>;
  readonly prices: AskDayPrice;
}

/** Airports priced of each place, and of a search in all. */
const [EACH, ALL] = [3, 6];
const SHOWN = 3;
/** What is not priced by then is left out; it may be known when it is asked again. */
const PATIENCE_MS = 10_000;

type Nearby = OutputOf<typeof calls.nearby>;

/**
 * Airports near the places of a search from or to which the same trip costs less, by searches of their own under the same filters.
 * Throws `NotFound`, `InvalidInput`.
 */
export function listNearby(deps: NearbyDeps): Verb<typeof calls.nearby.input, Nearby> {
  return verb({
    name: 'listNearby',
    allow: anybody,
    input: calls.nearby.input,
    async run({ ctx, input: { id, fs } }) {
      const reader = readerOf(ctx);
      const live = await deps.registry.find(id, reader);
      if (!live) throw new NotFound('search');
      const now = ctx.clock.now();
      const limits = await limitsOf(deps.registry, live, reader);
      const under = { filters: parseFilters(fs), ...(limits && { limits }) };
      const { total: own, exact } = await priceOf(live, under, ctx);
      // A source that did not answer may have sold it for less.
      if (!exact) return { places: [], checkedAt: now.toISOString() };
      const late = AbortSignal.timeout(PATIENCE_MS);
      const ask = async ({ trip, ...found }: Alternative): Promise<NearbyAirport[]> => {
        const { total } = await inTime(late, deps.prices(trip, under, ctx));
        if (!total || (own && total.amountMinor >= own.amountMinor)) return [];
        const saves = own && { ...own, amountMinor: own.amountMinor - total.amountMinor };
        return [{ ...found, total, saves }];
      };
      const asked = await Promise.all(alternativesOf(live, { ...deps, now, audience: live.query.audience }).map(ask));
      const places = asked.flat().sort((a, b) => a.total.amountMinor - b.total.amountMinor || a.km - b.km);
      return { places: places.slice(0, SHOWN), checkedAt: now.toISOString() };
    },
  });
}

interface Alternative extends Pick<NearbyAirport, 'instead' | 'of' | 'place' | 'km'> {
  readonly trip: CheckedFlightQuery;
}

/** The same journey with one of its places exchanged wherever it is flown from or to; what no search would take is left out. */
function alternativesOf({ query, places }: LiveSearch<FlightTypes>, rules: FlightRules): Alternative[] {
  const served = query.airports.flatMap(({ from, to }) => [...from, ...to]);
  const ends = places.flatMap((end, at) => {
    const slice = query.slices[at];
    return slice
      ? [
          { choice: slice.from, place: end.from },
          { choice: slice.to, place: end.to },
        ]
      : [];
  });
  const distinct = [...new Map(ends.map((end) => [idOf(end.choice), end])).values()];
  const found = distinct.flatMap(({ choice, place }) =>
    rules.places
      .near(place, served)
      .slice(0, EACH)
      .map((near, rank) => ({ choice, place, near, rank })),
  );
  // The best known of each place before the second best of any.
  return found
    .sort((a, b) => a.rank - b.rank)
    .slice(0, ALL)
    .flatMap(({ choice, place, near }) =>
      exchanged(query, choice, near, rules).map((alternative) => ({ ...alternative, of: { ...place } })),
    );
}

function exchanged(query: FlightQuery, choice: PlaceChoice, { place, km }: NearbyPlace, rules: FlightRules) {
  const code = place.code ?? place.id;
  const swap = (end: PlaceChoice): PlaceChoice => (idOf(end) === idOf(choice) ? choosePlaces([code]) : end);
  const slices = query.slices.map(({ from, to, date }) => ({ from: swap(from), to: swap(to), date }));
  const { passengers, cabin, bags, currency } = query;
  try {
    const trip = checkFlightQuery({ slices, passengers, cabin, bags, currency }, rules);
    return [{ instead: [...listPlaces(choice)], place: { ...place }, km, trip }];
  } catch (error) {
    if (error instanceof InvalidInput) return [];
    throw error;
  }
}

function idOf(choice: PlaceChoice): string {
  return listPlaces(choice).join();
}
