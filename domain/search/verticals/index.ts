import { openFlights } from './flights/open.ts';
import type { FlightSource } from './flights/types.ts';
import { openStays } from './stays/open.ts';
import type { StaySource } from './stays/types.ts';
import type { OpenedVertical, VerticalNeeds } from './vertical.ts';

/** Who sells what. */
export interface VerticalSources {
  readonly flights: readonly FlightSource[];
  readonly stays: readonly StaySource[];
}

/** Every vertical that somebody here sells. */
export function openVerticals(needs: VerticalNeeds, sources: VerticalSources): readonly OpenedVertical[] {
  return [openFlights(needs, sources.flights), openStays(needs, sources.stays)];
}

export { VERTICAL_LINKS } from './links.ts';
export type {
  FlightSource,
  ResolvedFlightQuery,
  SourceFare,
  SourceOffer,
  SourcePage,
  SourceView,
} from './flights/types.ts';
export type {
  FoundStay,
  NightsAsk,
  ResolvedStayQuery,
  SourceNight,
  SourceStay,
  StaySource,
  StaySourcePage,
  StaySourceView,
} from './stays/types.ts';
export type { OpenedVertical, VerticalNeeds } from './vertical.ts';
