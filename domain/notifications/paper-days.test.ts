import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { FlightProduct } from '#contract/booking';
import { formatDays } from '#domain/locale';
import { flightBooking } from '#domain/search/verticals';
import { createSpeak } from '#platform/words';
import { readBrandFolders } from '../../server/compose/brands.ts';
import { mailLooks } from '../../server/compose/mail-looks.ts';
import { itineraryOf, receiptOf } from './paper.ts';
import { flightItem, flights, orderOf } from './testing/sample-orders.ts';

type Slice = FlightProduct['slices'][number];

const look = mailLooks(readBrandFolders(null))('wayfold');
const speech = createSpeak({})('en-IE');
const now = new Date('2026-11-27T12:00:00Z');

/** A slice of some flights in a row, each landing some days after it left. */
function sliceOf(from: number, nights: readonly number[]): { readonly slice: Slice; readonly until: number } {
  const [sample] = flights.slices;
  const [segment] = sample?.segments ?? [];
  if (!sample || !segment) throw new TypeError('A sample without a flight');
  let day = from;
  const local = (clock: string): string => new Date(Date.UTC(2027, 2, day)).toISOString().slice(0, 11) + clock;
  const segments = nights.map((more) => {
    const departure = { ...segment.departure, local: local('08:00') };
    day += more;
    return { ...segment, departure, arrival: { ...segment.arrival, local: local('11:30') } };
  });
  return { slice: { ...sample, segments }, until: day };
}

const nights = fc.array(fc.nat(2), { minLength: 1, maxLength: 3 });

test('both papers of any journey have the days that the booking has: from the first departure to the last one, whenever that lands', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(9), nights), { minLength: 1, maxLength: 4 }), (asked) => {
      const slices: Slice[] = [];
      let day = 1;
      let lastOut = day;
      for (const [wait, each] of asked) {
        lastOut = day + (slices.length > 0 ? wait : 0);
        const { slice, until } = sliceOf(lastOut, each);
        slices.push(slice);
        day = until;
      }
      const product = { ...flights, slices };
      const civil = (of: number): string => new Date(Date.UTC(2027, 2, of)).toISOString().slice(0, 10);
      const { begins, over } = flightBooking.ends(product);
      expect([begins.local.slice(0, 10), over.day]).toEqual([civil(1), civil(lastOut)]);
      const days = formatDays(civil(1), civil(lastOut), 'en-IE');
      const order = orderOf([flightItem({ product })]);
      for (const paper of [itineraryOf, receiptOf]) {
        expect(paper({ order, look, now, speech }).subheading).toBe(`${days}, 1 adult`);
      }
    }),
  );
});
