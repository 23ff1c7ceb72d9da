import type { BookingVertical } from '#domain/booking';
import { flightBooking } from './flights/booking.ts';
import { stayBooking } from './stays/booking.ts';
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

/** What several suppliers sell, as one. */
export function joinSources(all: readonly VerticalSources[]): VerticalSources {
  return { flights: all.flatMap(({ flights }) => flights), stays: all.flatMap(({ stays }) => stays) };
}

/** What booking knows of each of them. */
export const BOOKING_VERTICALS: readonly BookingVertical[] = [flightBooking, stayBooking];

/** Every vertical that somebody here sells. */
export function openVerticals(needs: VerticalNeeds, sources: VerticalSources): readonly OpenedVertical[] {
  return [openFlights(needs, sources.flights), openStays(needs, sources.stays)];
}

export { flightBooking } from './flights/booking.ts';
export type { FlightRef } from './flights/booking.ts';
export { VERTICAL_LINKS } from './links.ts';
export type {
  FlightSource,
  ResolvedFlightQuery,
  SourceFare,
  SourceOffer,
  SourcePage,
  SourceView,
} from './flights/types.ts';
export { stayBooking } from './stays/booking.ts';
export type { StayRef } from './stays/booking.ts';
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
export { PLAIN_SEARCHES } from './plain.ts';
export type { PlainSearch } from './plain.ts';
export { refusalIn } from './refusals.ts';
export type { SayRefusal } from './refusals.ts';
export { sayNames } from './spoken.ts';
export type { SayNames, SpokenPlace } from './spoken.ts';
export { describeItem } from './describe-item.ts';
export type { DescribedEvent, ItemDescription } from './description.ts';
export type { OpenedVertical, VerticalNeeds } from './vertical.ts';
