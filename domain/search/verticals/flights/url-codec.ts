import {
  DEFAULT_BAGS,
  formatFlightAddress,
  formatFlightForm,
  PAGE_SIZE,
  parseFilters,
  parseFlightAddress,
} from '#contract/search';
import type { VerticalCodec } from '../codec.ts';

/** Who travels free on a lap or in a seat of their own is a child of one year elsewhere. */
const INFANT_AGE = 1;
const CHILD_AGE = 2;

export const flightsCodec: VerticalCodec = {
  vertical: 'flights',
  parse(pathname, query) {
    const address = parseFlightAddress(pathname, query);
    if (!address) return undefined;
    const { from, to, depart, passengers } = address;
    const infants = passengers.infantsInSeat + passengers.infantsOnLap;
    return {
      places: { from, to },
      dates: { start: depart, end: address.return },
      party: {
        adults: passengers.adults,
        childAges: [...passengers.children, ...Array.from({ length: infants }, () => INFANT_AGE)],
      },
    };
  },
  format({ places, dates, party }, known) {
    // A place without an airport in reach cannot be flown to.
    const to = places.to.filter((place) => known.resolve(place));
    if (to.length === 0) return undefined;
    const children = party.childAges.filter((age) => age >= CHILD_AGE);
    const infants = party.childAges.length - children.length;
    const infantsOnLap = Math.min(infants, party.adults);
    const from = places.from ?? [];
    // Without a beginning there is nothing to search yet: the form asks for it, and has the rest.
    const write = from.length > 0 ? formatFlightAddress : formatFlightForm;
    return write({
      from,
      to,
      depart: dates.start,
      return: dates.end,
      passengers: {
        adults: party.adults,
        children,
        infantsInSeat: infants - infantsOnLap,
        infantsOnLap,
      },
      cabin: 'economy',
      bags: DEFAULT_BAGS,
      sort: 'best',
      filters: parseFilters(''),
      flexDays: 0,
      show: PAGE_SIZE,
      skip: 0,
    });
  },
};
