import { parseFilters, partyPath, routePath } from '#contract/search';
import type { FlightAddress, FlightFilters, FlightSort } from '#contract/search';
import { flightsOf } from '../asked.ts';

const SORTS: readonly FlightSort[] = ['best', 'cheapest', 'fastest', 'greenest'];

/** Of the list whose search is edited, as the form carries it on. */
export interface KeptList {
  readonly fs: string;
  readonly sort: string;
  /** What the filters were made for, as addresses write it: `LON-SIN` and `2adults`. */
  readonly route: string;
  readonly party: string;
}

export const KEPT_FIELDS = ['fs', 'sort', 'route', 'party'] as const satisfies readonly (keyof KeptList)[];

/** Order and filters of the list before, without those that mean nothing for the search that is asked now. */
export function keptView(kept: KeptList, address: FlightAddress): Pick<FlightAddress, 'sort' | 'filters'> {
  return {
    sort: SORTS.find((sort) => sort === kept.sort) ?? 'best',
    filters: keptFilters(parseFilters(kept.fs), {
      sameRoute: kept.route === routePath(address),
      sameParty: kept.party === partyPath(address),
      flights: flightsOf(address),
    }),
  };
}

interface Changed {
  readonly sameRoute: boolean;
  readonly sameParty: boolean;
  /** How many the journey has. */
  readonly flights: number;
}

/** Airlines, airports and durations belong to a route, a total to a route and its party; the rest is what a traveller likes. */
function keptFilters(filters: FlightFilters, { sameRoute, sameParty, flights }: Changed): FlightFilters {
  const { carriers, alliances, avoidAirports, price, slices, ...liked } = filters;
  const sides = slices?.slice(0, flights).map((slice = {}) => {
    const { departure, arrival, stops, ...bound } = slice;
    return {
      ...(departure && { departure }),
      ...(arrival && { arrival }),
      ...(stops && { stops }),
      ...(sameRoute && bound),
    };
  });
  return {
    ...liked,
    ...(sameRoute && { carriers, alliances, avoidAirports }),
    ...(sameRoute && sameParty && { price }),
    ...(sides && { slices: sides }),
  };
}
