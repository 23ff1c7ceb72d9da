import type { FlightProduct } from '#contract/booking';
import { isNumbered } from '#contract/search';
import type { ItemAsked, ItemDescription } from '../description.ts';
import { sharedWords } from '../description-words.ts';
import { flightBooking } from './booking.ts';
import { citiesOf } from './place-names.ts';
import { flightWords } from './description-words.ts';

/** What stands over a paper about flights: where they lead, when and for whom, and what separate tickets mean. */
export function describeTrip({
  product,
  speech: { i18n },
}: ItemAsked<FlightProduct>): Pick<ItemDescription, 'days' | 'heading' | 'party' | 'warning'> {
  const words = { ...sharedWords(i18n), ...flightWords(i18n) };
  const { slices, tickets, passengers } = product;
  const { begins, over } = flightBooking.ends(product);
  const [from, to] = [slices[0]?.segments[0]?.departure, slices[0]?.segments.at(-1)?.arrival];
  const ends = [from?.cityName ?? '', to?.cityName ?? ''] as const;
  const { adults, children, infantsInSeat, infantsOnLap } = passengers;
  const infants = infantsInSeat + infantsOnLap;
  const party = [
    words.adults(adults),
    ...(children.length > 0 ? [words.children(children.length)] : []),
    ...(infants > 0 ? [words.infants(infants)] : []),
  ];
  const numbered = isNumbered(slices);
  return {
    heading: numbered ? citiesOf(product) : slices.length > 1 ? words.roundTrip(...ends) : words.way(...ends),
    // As the booking and its list say them: the last day is that of the last departure, also where it lands on the next.
    days: [begins.local.slice(0, 10), over.day],
    party: party.reduce(words.facts),
    warning: tickets > 1 ? words.tickets(slices.length, numbered) : null,
  };
}
