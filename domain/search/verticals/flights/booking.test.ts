import { expect, test } from 'vitest';
import { flightExtras, type FlightProduct } from '#contract/booking';
import type { FlightDetail, Segment } from '#contract/search';
import type { SupplierManifest } from '#domain/booking';
import { sampleOffer, type SampleAsk } from '../../../booking/testing/sample.ts';
import { flightBooking } from './booking.ts';

const adultAge = { from: 18, to: 110 };
const manifest: SupplierManifest = {
  id: 'house',
  name: 'House',
  dataClass: 'demo',
  bookingModel: 'book',
  hold: 'none',
  idempotency: 'key',
  settleMs: 1,
  callTimeoutMs: 1,
  genders: ['F', 'M'],
  document: 'required',
  documentDays: 90,
};

function detailOf(ask: SampleAsk): FlightDetail {
  const { offer, fare, query } = sampleOffer(ask);
  return { vertical: 'flights', offer, fares: [fare], query, places: [] };
}

function choiceOf(fareId: string) {
  return { vertical: 'flights' as const, fareId, bags: [], seats: [] };
}

function shownOf(ask: SampleAsk) {
  const detail = detailOf(ask);
  const shown = flightBooking.show(detail, detail.offer.id, choiceOf(detail.fares[0]!.id))!;
  const product: FlightProduct = { ...shown.product, supplierName: 'House' };
  return { shown, product };
}

test('a fare is shown as the search had it, with what its source calls it; without the searched bags it is the base', () => {
  const { shown, product } = shownOf({ flight: '1', adults: 2, bags: 1 });
  expect(shown.ref).toMatchObject({ offerKey: '1', fareKey: 'light', query: { cabin: 'economy' } });
  expect(shown.totalMinor - shown.baseMinor).toBe(2 * 4_800);
  expect(product).toMatchObject({ vertical: 'flights', offerId: 's1.house.1', fareId: 's1.house.1!light', tickets: 1 });
  expect(JSON.parse(JSON.stringify(shown.ref))).toEqual(shown.ref);
});

test('only the fare whose price stood in the list is bought at a price of the list', () => {
  const detail = detailOf({ flight: '1' });
  const [light] = detail.fares;
  const total = { ...light!.price.total, amountMinor: light!.price.total.amountMinor + 14_558 };
  const flex = { ...light!, id: `${detail.offer.id}!flex`, price: { ...light!.price, total } };
  const listed = (fareId: string) =>
    flightBooking.show({ ...detail, fares: [light!, flex] }, detail.offer.id, choiceOf(fareId))?.listed;
  expect([listed(light!.id), listed(flex.id)]).toEqual([true, false]);
});

test('a fare of another offer or of none is not sold', () => {
  const detail = detailOf({ flight: '1' });
  const { id } = detail.offer;
  expect(flightBooking.show(detail, id, choiceOf('s1.house.2!light'))).toBeUndefined();
  expect(flightBooking.show(detail, id, choiceOf(`${id}!flex`))).toBeUndefined();
});

test('[5-16a] adults may be born 18 to 110 years before they travel, a child of 7 is 7 on every flight, infants are under two', () => {
  const { product } = shownOf({ flight: '1', adults: 1, children: [7], infantsOnLap: 1 });
  expect(flightBooking.slots(product, adultAge)).toEqual([
    { kind: 'adult', age: null, bornBetween: ['1916-03-04', '2009-03-03'] },
    { kind: 'child', age: 7, bornBetween: ['2019-03-04', '2020-03-03'] },
    { kind: 'infantOnLap', age: null, bornBetween: ['2025-03-04', '2027-03-03'] },
  ]);
});

test('documents must outlive the last landing by what the supplier asks', () => {
  const { product } = shownOf({ flight: '1' });
  expect(flightBooking.rules(product, manifest, adultAge)).toEqual({
    genders: ['F', 'M'],
    document: 'required',
    documentValidUntil: '2027-06-02',
    adultAge,
  });
});

test('the searched bags are chosen and charged for, others where they are sold; all of it is charged with the booking', () => {
  const { shown, product } = shownOf({ flight: '1', adults: 2, bags: 1 });
  const { fare } = sampleOffer({ flight: '1', adults: 2 });
  const sold = { product, ref: shown.ref, slots: flightBooking.slots(product, adultAge), base: fare.price };
  const { price, extras, chosen } = flightBooking.price(sold, { bags: [], seats: [] }, 'extras');
  expect(price.total.amountMinor).toBe(shown.totalMinor);
  expect(flightExtras(extras).bags.map(({ bought }) => bought)).toEqual([0, 1, 0, 1]);
  expect(flightBooking.price(sold, chosen, 'extras')).toEqual({ price, extras, chosen });
  expect(flightBooking.chargedLines(product, price, [0])).toEqual(price.lines);
  expect(flightBooking.units(product)).toBe(1);
});

test('a journey is called after its way out, and its carriers are who sell and ticket it', () => {
  const { product } = shownOf({ flight: '1' });
  expect(flightBooking.ends(product)).toEqual({
    begins: {
      name: 'London',
      code: 'LHR',
      countryCode: 'GB',
      local: '2027-03-03T22:05',
      zone: 'Europe/London',
      instant: '2027-03-03T22:05:00.000Z',
    },
    ends: {
      name: 'Singapore',
      code: 'SIN',
      countryCode: 'SG',
      local: '2027-03-04T19:15',
      zone: 'Asia/Singapore',
      instant: '2027-03-04T11:15:00.000Z',
    },
    over: { day: '2027-03-03', instant: '2027-03-04T11:15:00.000Z' },
  });
  expect(new Set(flightBooking.carriers(product).map(({ code }) => code))).toEqual(new Set(['X-SPC']));
});

test('a return is over when its way back has landed', () => {
  const { product } = shownOf({ flight: '1' });
  const [out] = product.slices;
  const home = '2027-06-20T05:00:00.000Z';
  const segments = out!.segments.map((segment) => ({ ...segment, arrival: { ...segment.arrival, instant: home } }));
  const { ends, over } = flightBooking.ends(product);
  expect(over.instant).toBe(ends.instant);
  const back = { ...product, slices: [out!, { ...out!, segments }] };
  expect(flightBooking.ends(back).over.instant).toBe(home);
});

test('a journey home ends where its first flight leads, one that goes on where the last does', () => {
  const { product } = shownOf({ flight: '1' });
  const [out] = product.slices;
  const leading = (from: string, to: string): FlightProduct['slices'][number] => {
    const [segment] = out!.segments;
    const at = (point: Segment['departure'], cityName: string) => ({ ...point, cityName });
    return {
      ...out!,
      segments: [{ ...segment!, departure: at(segment!.departure, from), arrival: at(segment!.arrival, to) }],
    };
  };
  const endOf = (...slices: FlightProduct['slices']) => flightBooking.ends({ ...product, slices }).ends.name;
  expect(endOf(leading('London', 'Madrid'), leading('Madrid', 'London'))).toBe('Madrid');
  expect(endOf(leading('London', 'Rome'), leading('Rome', 'Athens'))).toBe('Athens');
});
