import { expect, test } from 'vitest';
import { findRoom, createStayStock, openStays, packStays, StayError } from './index.ts';
import type { PropertyInput, RoomInput, StayAsk, StayTaxRule, StayWorldInput } from './index.ts';
import { ASK, FIRST_DAY, testWorld } from './testing/world.ts';

const flat = (value: number, length: number): number[] => Array.from({ length }, () => value);
const base = testWorld(1, 1);
const [given] = base.properties;
const ROOM: RoomInput = {
  ...given!.rooms[0]!,
  maxAdults: 2,
  maxChildren: 2,
  maxGuests: 4,
  units: 2,
  baseMinor: 10_000,
  singlePermille: 800,
  childPermille: 250,
  freeUnderAge: 3,
  closedDays: [],
  exceptions: [],
  ratePlans: [
    {
      key: 'flex',
      board: 'breakfast',
      cancellation: 1,
      payAt: 'now',
      audience: 'public',
      pricePermille: 1000,
      boardPerAdultMinor: 1_000,
      boardPerChildMinor: 500,
      restriction: -1,
    },
  ],
};
const HOUSE: PropertyInput = {
  ...given!,
  key: 'house',
  children: true,
  currency: 0,
  zone: 0,
  taxSet: 0,
  season: 0,
  weekday: 0,
  lead: 0,
  stars: 4,
  rooms: [ROOM],
};

function worldOf(rooms: readonly RoomInput[], taxes: readonly StayTaxRule[] = [], house = HOUSE): StayWorldInput {
  return {
    ...base,
    seasons: [flat(1000, 366)],
    weekdays: [flat(1000, 7)],
    leads: [[1000]],
    taxes,
    taxSets: [taxes.map((_, at) => at)],
    incompleteTaxSets: [],
    properties: [{ ...house, rooms }],
  };
}

const TAX: StayTaxRule = { ...base.taxes[1]!, validFrom: 0, validTo: 99_999 };
const { exemptUnderAge: _, maxNights: __, stars: ___, ...PLAIN } = TAX;

function priceOf(world: StayWorldInput, ask: Partial<StayAsk> = {}) {
  return openStays(packStays(world), { ...ASK, ...ask }).detail('house')!.quote?.price;
}

test('a price says that a charge may be added where the rules of a place are not all known, of several rooms too', () => {
  const known = worldOf([ROOM, { ...ROOM, key: 'other' }]);
  const rooms = [
    { adults: 2, childAges: [] },
    { adults: 1, childAges: [] },
  ];
  expect(priceOf(known, { rooms })!.incomplete).toBe(false);
  expect(priceOf({ ...known, incompleteTaxSets: [0] }, { rooms })!.incomplete).toBe(true);
  expect(priceOf({ ...known, incompleteTaxSets: [1] }, { rooms })!.incomplete).toBe(false);
});

test('three nights for two adults and two children, one of them free: room, board, city tax, to the cent', () => {
  const tax = { ...PLAIN, amount: 250, exemptUnderAge: 12, maxNights: 2 };
  const price = priceOf(worldOf([ROOM], [tax]), { rooms: [{ adults: 2, childAges: [13, 2] }] })!;
  // 125.00 a night; breakfast for two adults and one child; tax for three persons and two nights.
  expect(price.lines.map(({ code, amountMinor, dueAt }) => [code, amountMinor, dueAt])).toEqual([
    ['room', 37_500, 'now'],
    ['breakfast', 7_500, 'now'],
    ['CITY', 1_500, 'property'],
  ]);
  expect(price).toMatchObject({ totalMinor: 46_500, dueNowMinor: 45_000, dueAtPropertyMinor: 1_500 });
  expect(price.atProperty).toEqual([{ currency: 'EUR', amountMinor: 1_500 }]);
});

test('an included percentage is a part of the price, compounding ones are taken of what stands before them', () => {
  const percent = { ...PLAIN, per: 'percent', dueAt: 'now' } as const;
  const rules: StayTaxRule[] = [
    { ...percent, code: 'VAT', amount: 100_000, base: 'room', included: true },
    { ...percent, code: 'SVC', kind: 'fee', amount: 100_000, base: 'room', included: false },
    { ...percent, code: 'GST', amount: 90_000, base: 'with_taxes', included: false },
  ];
  const price = priceOf(worldOf([{ ...ROOM, ratePlans: [{ ...ROOM.ratePlans[0]!, boardPerAdultMinor: 0 }] }], rules), {
    nights: 1,
  })!;
  // 100.00 holds 9.09 of tax; service is 10 % of 90.91, and 9 % of 90.91 + 9.09 + 9.09 is 9.82 (9.8181).
  const lines = Object.fromEntries(price.lines.map(({ code, amountMinor }) => [code, amountMinor]));
  expect(lines).toEqual({ room: 9_091, VAT: 909, SVC: 909, GST: 982 });
  expect(price.totalMinor).toBe(10_000 + 909 + 982);
});

test('an included rate that changes within a stay is taken of each night at its own rate', () => {
  const vat = { ...PLAIN, per: 'percent', base: 'room', included: true } as const;
  const rules: StayTaxRule[] = [
    { ...vat, code: 'OLD', amount: 70_000, validTo: ASK.arrival },
    { ...vat, code: 'NEW', amount: 100_000, validFrom: ASK.arrival + 1 },
    { ...vat, code: 'SVC', amount: 100_000, included: false },
  ];
  const { lines, totalMinor } = priceOf(worldOf([ROOM], rules))!;
  // 100.00 holds 6.54 at 7 %; twice 100.00 hold 18.18 at 10 %; service is 10 % of 93.46 and 181.82.
  const parts = Object.fromEntries(lines.map(({ code, amountMinor }) => [code, amountMinor]));
  expect(parts).toMatchObject({ OLD: 654, NEW: 1_818, room: 27_528, SVC: 2_753 });
  expect(totalMinor).toBe(30_000 + 6_000 + 2_753);
});

test('a fee in another currency is converted alone and keeps its own amount for the desk', () => {
  const fee: StayTaxRule = { ...PLAIN, code: 'RESORT', kind: 'fee', per: 'room_night', amount: 3_000, currency: 'USD' };
  const { lines, atProperty } = priceOf(worldOf([ROOM], [fee]), { currency: 'JPY' })!;
  expect(lines.find(({ code }) => code === 'RESORT')).toMatchObject({
    amountMinor: 13_939,
    own: { currency: 'USD', amountMinor: 9_000 },
  });
  expect(atProperty).toEqual([{ currency: 'USD', amountMinor: 9_000 }]);
});

test.each([
  ['stars', { stars: [5, 5] as const }, 0],
  ['season over new year', { season: [1215, 112] as const }, 2],
  ['validity', { validFrom: FIRST_DAY + 12 }, 1],
  ['price band of a person', { priceBand: [5_001, 9_000] as const }, 0],
  ['price band of a person, lower bound', { priceBand: [5_000, 5_001] as const }, 3],
])('a tax bound by %s holds for as many nights', (_name, bound, nights) => {
  const price = priceOf(worldOf([ROOM], [{ ...PLAIN, amount: 100, ...bound }]))!;
  expect(price.dueAtPropertyMinor).toBe(nights * 200);
});

test('a plan paid at the property has everything due there', () => {
  const plan = { ...ROOM.ratePlans[0]!, payAt: 'property' } as const;
  const price = priceOf(worldOf([{ ...ROOM, ratePlans: [plan] }], [{ ...PLAIN, dueAt: 'now' }]))!;
  expect(price.dueNowMinor).toBe(0);
  expect(price.dueAtPropertyMinor).toBe(price.totalMinor);
});

test('a night is a whole step of its currency, and never nothing', () => {
  const step = { ...worldOf([{ ...ROOM, baseMinor: 10_049 }]), currencies: [{ code: 'EUR', stepMinor: 100 }] };
  const roomLine = (world: StayWorldInput) => priceOf(world, { nights: 1 })!.lines[0]!.amountMinor;
  expect(roomLine(step)).toBe(10_000);
  expect(roomLine({ ...step, properties: [{ ...HOUSE, rooms: [{ ...ROOM, baseMinor: 10_050 }] }] })).toBe(10_100);
  expect(roomLine({ ...step, properties: [{ ...HOUSE, rooms: [{ ...ROOM, baseMinor: 3 }] }] })).toBe(100);
});

test('two rooms of which the cheap one is there once: the party takes the cheapest pair, not the cheapest room first', () => {
  // A couple and a single. The double is cheaper for both, but only one is left, and it saves more for the couple.
  const double = { ...ROOM, key: 'double', units: 1, baseMinor: 5_000, singlePermille: 900 };
  const suite = { ...ROOM, key: 'suite', units: 5, baseMinor: 9_000, singlePermille: 600 };
  const rooms = [
    { adults: 1, childAges: [] },
    { adults: 2, childAges: [] },
  ];
  const { quote } = openStays(packStays(worldOf([double, suite])), { ...ASK, nights: 1, rooms }).detail('house')!;
  expect(quote!.picks.map(({ room }) => room)).toEqual(['suite', 'double']);
  const search = openStays(packStays(worldOf([double, suite])), { ...ASK, nights: 1, rooms });
  const both = ['double', 'double'].map((room) => ({ room, plan: 'flex' }));
  expect(search.quote('house', both)).toBeUndefined();
  expect(search.quote('house', both.slice(1))).toBeUndefined();
});

test('deadlines are instants of the house, over its change of clocks, and those that are over are left out', () => {
  // 14 March 2027: Los Angeles springs forward; 18:00 on the day before is 02:00 UTC.
  const day = FIRST_DAY + 72;
  const world = { ...worldOf([ROOM], [], { ...HOUSE, zone: 1 }), dayCount: 90 };
  const ask = { ...ASK, arrival: day, nights: 2 };
  const restrictions = { ...world, restrictions: [] };
  const { cancellation, price } = openStays(packStays(restrictions), ask).detail('house')!.quote!;
  expect(new Date(cancellation.freeUntil! * 60_000).toISOString()).toBe('2027-03-14T02:00:00.000Z');
  expect(cancellation.steps.map(({ keptMinor }) => keptMinor)).toEqual([0, 12_000]);
  expect(cancellation.steps.map(({ backMinor }) => backMinor)).toEqual([price.totalMinor, price.totalMinor - 12_000]);
  expect(cancellation.noShowMinor).toBe(price.totalMinor);
  const late = openStays(packStays(restrictions), { ...ask, saleInstant: cancellation.freeUntil! }).detail(
    'house',
  )!.quote!;
  expect(late.cancellation.steps).toHaveLength(1);
  expect(late.cancellation.freeUntil).toBeNull();
});

test('the last unit closes the night', () => {
  const world = packStays(worldOf([ROOM]));
  const stock = createStayStock(world);
  const left = () => openStays(world, { ...ASK, stock }).detail('house')!;
  const room = findRoom(world, 0, ROOM.key);
  expect(left().needs[0]!.offers[0]!.left).toBe(2);
  stock.apply([{ room, day: ASK.arrival + 1, units: 1 }]);
  expect(left().needs[0]!.offers[0]!.left).toBe(1);
  stock.apply([{ room, day: ASK.arrival + 1, units: 2 }]);
  expect(left()).toMatchObject({ quote: null, unavailable: [{ reason: 'units' }] });
  stock.apply([{ room, day: ASK.arrival + 1, units: 0 }]);
  expect(left().quote).not.toBeNull();
  expect(() => stock.apply([{ room: 7, day: ASK.arrival, units: 1 }])).toThrow(StayError);
});

test.each([
  [{ nights: 31 }, /nights is 31/],
  [{ nights: 0 }, /nights is 0/],
  [{ rooms: [] }, /rooms is 0/],
  [{ rooms: Array.from({ length: 9 }, () => ({ adults: 1, childAges: [] })) }, /rooms is 9/],
  [{ rooms: [{ adults: 0, childAges: [] }] }, /adults of a room is 0/],
  [{ rooms: [{ adults: 1, childAges: [18] }] }, /age of a child is 18/],
  [{ currency: 'XXX' }, /no rate for XXX/],
])('an ask outside the limits is refused: %j', (ask, message) => {
  expect(() => openStays(packStays(worldOf([ROOM])), { ...ASK, ...ask })).toThrow(message);
});

test('a stay beyond the snapshot, in either direction, is not sold', () => {
  const world = packStays(worldOf([ROOM]));
  for (const arrival of [FIRST_DAY - 1, FIRST_DAY + 69, FIRST_DAY + 500]) {
    expect(openStays(world, { ...ASK, arrival, nights: 2 }).detail('house')!.quote).toBeNull();
  }
  expect(openStays(world, { ...ASK, arrival: FIRST_DAY + 68, nights: 2 }).detail('house')!.quote).not.toBeNull();
});

test('an operator’s day has the last word: price, unit count, rules, and a closed night that is opened again', () => {
  const day = ASK.arrival - FIRST_DAY;
  const quoteOf = (exceptions: RoomInput['exceptions'], closedDays: number[] = []) =>
    priceOf(worldOf([{ ...ROOM, exceptions: exceptions!, closedDays }]), { nights: 2 })?.lines[0]!.amountMinor;
  expect(quoteOf([{ day, priceMinor: 7_777 }])).toBe(17_777);
  expect(
    quoteOf([
      { day, priceMinor: 1 },
      { day, priceMinor: 7_777 },
    ]),
  ).toBe(17_777);
  expect(quoteOf([{ day, units: 0 }])).toBeUndefined();
  expect(quoteOf([{ day, minNights: 3 }])).toBeUndefined();
  expect(quoteOf([{ day: day + 1, minNights: 3 }])).toBe(20_000);
  expect(quoteOf([{ day: day + 2, closedToDeparture: true }])).toBeUndefined();
  expect(quoteOf([], [day])).toBeUndefined();
  expect(quoteOf([{ day, closed: false }], [day])).toBe(20_000);
  expect(quoteOf([{ day: day + 1, ratePlan: 'flex', closed: true }])).toBeUndefined();
});

test('a map shows pins where they are few and clusters that add up where they are many, over the antimeridian', () => {
  const search = openStays(packStays(testWorld(6, 60)), { ...ASK, nights: 1 });
  const { total } = search.view({ sort: 'price', filters: {}, offset: 0, limit: 0 });
  const box = { south: -17.1, north: -16.7, west: 179.8, east: -179.8 };
  const ask = { box, filters: {}, columns: 3, rows: 3 };
  const few = search.map({ ...ask, mostPins: 100 });
  expect([few.total, few.pins.length, few.clusters.length]).toEqual([total, total, 0]);
  const many = search.map({ ...ask, mostPins: 5 });
  expect(many.pins.length + many.clusters.reduce((sum, { count }) => sum + count, 0)).toBe(total);
  expect(many.clusters.length).toBeGreaterThan(1);
  const least = Math.min(...few.pins.map(({ totalMinor }) => totalMinor));
  expect(Math.min(...many.clusters.map(({ fromMinor }) => fromMinor), ...many.pins.map((pin) => pin.totalMinor))).toBe(
    least,
  );
  for (const { lon } of many.clusters) expect(Math.abs(lon)).toBeGreaterThan(179.8);
});
