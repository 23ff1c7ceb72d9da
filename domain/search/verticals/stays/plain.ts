import { detailOf, search as calls } from '#contract/search';
import type { PlainSearch } from '../plain.ts';

/** One room for everybody, until the end. */
export const plainStays: PlainSearch = {
  begin(ask, { places, dates, party }, currency) {
    const [place] = places.to;
    if (place === undefined || dates.end === null) return undefined;
    return ask(calls.stays, {
      place,
      checkIn: dates.start,
      checkOut: dates.end,
      rooms: [{ adults: party.adults, children: [...party.childAges] }],
      currency,
    });
  },
  choose: (found) => ({
    vertical: 'stays',
    rooms: detailOf('stays', found).needs.flatMap(({ offers: [first] }) =>
      first ? [{ room: first.room.key, plan: first.plan.key }] : [],
    ),
  }),
};
