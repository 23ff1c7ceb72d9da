import { openFlights } from './flights/open.ts';
import type { FlightSource } from './flights/types.ts';
import type { OpenedVertical, VerticalNeeds } from './vertical.ts';

/** Who sells what. */
export interface VerticalSources {
  readonly flights: readonly FlightSource[];
}

/** Every vertical that somebody here sells. */
export function openVerticals(needs: VerticalNeeds, sources: VerticalSources): readonly OpenedVertical[] {
  return [openFlights(needs, sources.flights)];
}

export type { VerticalCodec } from './codec.ts';
export { flightsCodec } from './flights/url-codec.ts';
export type {
  FlightSource,
  ResolvedFlightQuery,
  SourceFare,
  SourceOffer,
  SourcePage,
  SourceSearch,
  SourceView,
} from './flights/types.ts';
export type { OpenedVertical, VerticalNeeds } from './vertical.ts';
