import { addDays } from '#contract/core';
import { formatStayAddress, PAGE_SIZE, parseStayAddress } from '#contract/search';
import type { VerticalCodec } from '../codec.ts';

/** Who comes from a search with a day out and none back stays one night, as long as nothing better is known. */
const OLDEST_CHILD = 17;

export const staysCodec: VerticalCodec = {
  vertical: 'stays',
  parse(pathname, query) {
    const address = parseStayAddress(pathname, query);
    if (!address) return undefined;
    const { place, near, checkIn, checkOut, rooms } = address;
    const to = typeof place === 'string' ? place : near;
    if (to === null) return undefined;
    return {
      places: { from: null, to: [to] },
      dates: { start: checkIn, end: checkOut },
      party: {
        adults: rooms.reduce((sum, { adults }) => sum + adults, 0),
        childAges: rooms.flatMap(({ children }) => children.flatMap((age) => age ?? [])),
      },
    };
  },
  format({ places, dates, party }, known) {
    const [first] = places.to;
    if (first === undefined) return undefined;
    // Who lands at an airport sleeps in its city.
    const city = known.cityOf(first);
    const place = city ? (city.code ?? city.id) : first;
    return formatStayAddress({
      place,
      near: null,
      checkIn: dates.start,
      checkOut: dates.end !== null && dates.end > dates.start ? dates.end : addDays(dates.start, 1),
      rooms: [{ adults: party.adults, children: party.childAges.filter((age) => age <= OLDEST_CHILD) }],
      sort: 'recommended',
      filters: {},
      show: PAGE_SIZE,
      skip: 0,
    });
  },
};
