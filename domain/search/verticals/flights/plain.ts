import { DEFAULT_BAGS, detailOf, search as calls } from '#contract/search';
import type { PlainSearch } from '../plain.ts';

/** Out, and back where there is an end; in economy. */
export const plainFlights: PlainSearch = {
  begin(ask, { places, dates, party }, currency) {
    const [from, to] = [places.from?.[0], places.to[0]];
    if (from === undefined || to === undefined) return undefined;
    return ask(calls.create, {
      slices: [
        { from, to, date: dates.start },
        ...(dates.end === null ? [] : [{ from: to, to: from, date: dates.end }]),
      ],
      passengers: { adults: party.adults, children: [...party.childAges], infantsInSeat: 0, infantsOnLap: 0 },
      cabin: 'economy',
      bags: DEFAULT_BAGS,
      currency,
    });
  },
  choose(found) {
    const [fare] = detailOf('flights', found).fares;
    return fare && { vertical: 'flights', fareId: fare.id, bags: [], seats: [] };
  },
};
