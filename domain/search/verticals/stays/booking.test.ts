import { expect, test } from 'vitest';
import type { StayProduct } from '#contract/booking';
import type { Price, Property, RoomOffer, StayDetail } from '#contract/search';
import { InvalidInput } from '#domain/kernel';
import type { SupplierManifest } from '#domain/booking';
import { stayBooking } from './booking.ts';

const currency = 'EUR';
const money = (amountMinor: number) => ({ amountMinor, currency });
const adultAge = { from: 18, to: 110 };

const property: Property = {
  key: 'h-1',
  name: 'Pension Nordlicht',
  lat: 60,
  lon: 25,
  countryCode: 'FI',
  area: null,
  zone: 'Europe/Helsinki',
  chain: { code: 'NRD', name: 'Nord' },
  stars: 3,
  score: null,
  amenities: [],
  access: [],
  checkIn: { from: 15 * 60, until: 23 * 60 },
  checkOutUntil: 11 * 60,
  checkInAge: 18,
  pets: 'no',
  children: true,
  currency,
  seed: 1,
};

/** Room 100.00, city tax 5.00 always there. */
function priceOf(payAt: 'now' | 'property'): Price {
  const due = payAt === 'property' ? { due: 'property' as const } : {};
  const lines: Price['lines'] = [
    { kind: 'base', code: 'room', name: '', amountMinor: 9_000, currency, ...due },
    { kind: 'tax', code: 'VAT', name: 'VAT', amountMinor: 1_000, currency, included: true, ...due },
    { kind: 'tax', code: 'CITY', name: 'City tax', amountMinor: 500, currency, due: 'property' },
  ];
  const there = payAt === 'property' ? 10_500 : 500;
  return {
    total: money(10_500),
    perPerson: money(5_250),
    lines,
    rates: null,
    atProperty: { amount: money(there), asked: [money(there)] },
  };
}

function offerOf(room: string, payAt: 'now' | 'property', left = 2): RoomOffer {
  const isTwin = room === 'twin';
  return {
    room: {
      key: room,
      name: room,
      beds: [{ kind: 'single', count: 2 }],
      sizeM2: 20,
      maxAdults: isTwin ? 2 : 1,
      maxChildren: 0,
      maxGuests: isTwin ? 2 : 1,
    },
    plan: { key: payAt, board: 'room_only', payAt, audience: 'public' },
    price: priceOf(payAt),
    cancellation: { steps: [{ until: null, kept: money(0), back: money(10_500) }], freeUntil: null, noShow: money(0) },
    left,
  };
}

const twins = [offerOf('twin', 'now'), offerOf('twin', 'property')];
const single = offerOf('single', 'now', 1);
const two = { adults: 2, children: [] };
const one = { adults: 1, children: [] };

function detailOf(needs: StayDetail['needs'], unavailable: StayDetail['unavailable'] = []): StayDetail {
  const { room, plan, price, cancellation, left } = twins[0]!;
  return {
    vertical: 'stays',
    offer: {
      id: 's1.house.h-1',
      key: 'house.h-1',
      supplier: 'house-stays',
      dataClass: 'demo',
      property,
      distanceKm: 1,
      nights: 2,
      rooms: needs.map(() => ({ room, plan, left })),
      price,
      perNight: money(5_250),
      cancellation,
      validity: { createdAt: '2027-01-01T00:00:00.000Z', expiresAt: '2027-01-01T00:30:00.000Z' },
      rank: { reason: 'listed', score: 0 },
    },
    needs,
    unavailable,
    query: {
      place: 'HEL',
      checkIn: '2027-03-27',
      checkOut: '2027-03-29',
      rooms: needs.map(({ need }) => need),
      currency,
    },
    area: { place: null, near: { lat: 60, lon: 25 }, km: 20, box: null },
  };
}

const couples = detailOf([
  { need: two, offers: twins },
  { need: one, offers: [...twins, single] },
]);

function show(detail: StayDetail, ...picks: readonly string[]) {
  const rooms = picks.map((pick) => ({ room: pick.split('.')[0]!, plan: pick.split('.')[1]! }));
  return stayBooking.show(detail, detail.offer.id, { vertical: 'stays', rooms });
}

function productOf(...picks: readonly string[]): StayProduct {
  return { ...show(couples, ...picks)!.product, supplierName: 'House' };
}

test('chosen rooms are shown as the search had them, with the query as their source was asked it', () => {
  const shown = show(couples, 'twin.now', 'single.now')!;
  expect(shown).toMatchObject({ totalMinor: 21_000, baseMinor: 21_000 });
  expect(shown.ref).toEqual({
    property: 'h-1',
    picks: [
      { room: 'twin', plan: 'now' },
      { room: 'single', plan: 'now' },
    ],
    query: { ...couples.query, within: { near: { lat: 60, lon: 25 }, km: 20, box: null }, nights: 2 },
  });
  expect(shown.product).toMatchObject({
    vertical: 'stays',
    supplier: 'house-stays',
    checkIn: '2027-03-27',
    checkOut: '2027-03-29',
    nights: 2,
    rooms: [
      { need: two, room: { key: 'twin' } },
      { need: one, room: { key: 'single' } },
    ],
  });
});

test('only rooms that come to the total of the list are bought at a price of the list', () => {
  const alone = detailOf([{ need: two, offers: twins }]);
  expect(show(alone, 'twin.now')?.listed).toBe(true);
  const price = { ...alone.offer.price!, total: { ...alone.offer.price!.total, amountMinor: 9_900 } };
  expect(show({ ...alone, offer: { ...alone.offer, price } }, 'twin.now')?.listed).toBe(false);
});

test('more or fewer rooms than the party has, one that there is not, or one too small for its guests, are refused at the rooms', () => {
  const refused = (detail: StayDetail, ...picks: string[]) => {
    expect(() => show(detail, ...picks)).toThrow(InvalidInput);
    expect(() => show(detail, ...picks)).toThrow(
      expect.objectContaining({ problems: [expect.objectContaining({ field: 'choice.rooms' })] }),
    );
  };
  refused(couples, 'twin.now');
  refused(couples, 'twin.now', 'twin.now', 'twin.now');
  refused(couples, 'single.now', 'twin.now');
  refused(couples, 'twin.now', 'suite.now');
  refused(detailOf([{ need: two, offers: twins }], [{ room: single.room, reason: 'occupancy' }]), 'single.now');
});

test('rooms that are not sold, or not so many of them, are gone', () => {
  expect(show(couples, 'twin.now', 'single.property')).toBeUndefined();
  expect(show(couples, 'twin.now', 'twin.property')).toBeDefined();
  const last = detailOf([
    { need: two, offers: [offerOf('twin', 'now', 1)] },
    { need: two, offers: [offerOf('twin', 'now', 1)] },
  ]);
  expect(show(last, 'twin.now', 'twin.now')).toBeUndefined();
});

test('the lead guest of each room is asked for a name and nothing else', () => {
  const product = productOf('twin.now', 'single.now');
  const guest = { kind: 'guest', age: null, bornBetween: null };
  expect(stayBooking.slots(product, adultAge)).toEqual([guest, guest]);
  expect(stayBooking.units(product)).toBe(2);
  const manifest = { genders: ['F'], document: 'required', documentDays: 9 } as const;
  expect(stayBooking.rules(product, manifest as unknown as SupplierManifest, adultAge)).toMatchObject({
    genders: [],
    document: 'none',
  });
});

test('what is due at the property is not charged: the tax of a room paid now, everything of a room paid there', () => {
  const product = productOf('twin.now', 'twin.property');
  const lines = product.rooms.flatMap((room) => room.price.lines);
  const price: Price = { ...priceOf('now'), total: money(21_000), lines };
  const charged = (units: readonly number[]) =>
    stayBooking.chargedLines(product, price, units).map(({ code, amountMinor }) => [code, amountMinor]);
  const paidNow = [
    ['room', 9_000],
    ['VAT', 1_000],
  ];
  expect(charged([0, 1])).toEqual(paidNow);
  expect(charged([0])).toEqual(paidNow);
  expect(charged([1])).toEqual([]);
  const three = { ...product, rooms: [...product.rooms, product.rooms[0]!] };
  expect(stayBooking.chargedLines(three, price, [0, 2]).map(({ amountMinor }) => amountMinor)).toEqual([18_000, 2_000]);
});

test('nothing goes with rooms, whatever was stored of those that were sold before', () => {
  const product = productOf('twin.now', 'single.now');
  const sold = { product, ref: null, slots: [], base: priceOf('now') };
  for (const chosen of [null, { bags: [], seats: [] }])
    expect(stayBooking.price(sold, chosen, 'extras')).toMatchObject({
      extras: null,
      chosen: null,
      price: { perPerson: money(3_500) },
    });
});

test('it begins when the door opens and ends when the room must be left, by the clock there, across the change of clocks', () => {
  const place = { name: 'Pension Nordlicht', code: null, countryCode: 'FI', zone: 'Europe/Helsinki' };
  expect(stayBooking.ends(productOf('twin.now', 'single.now'))).toEqual({
    begins: { ...place, local: '2027-03-27T15:00', instant: '2027-03-27T13:00:00.000Z' },
    ends: { ...place, local: '2027-03-29T11:00', instant: '2027-03-29T08:00:00.000Z' },
    over: { day: '2027-03-29', instant: '2027-03-29T08:00:00.000Z' },
  });
});
