import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { StayProduct } from '#contract/booking';
import { stayBooking } from '#domain/search/verticals';
import { seeds } from '../../../../engine/stays/testing/asks.ts';
import { chance, testWorld } from '../../../../engine/stays/testing/world.ts';
import { openStayShop, stayQuery, twinHouses } from '../testing/shop.ts';
import { cancellationSteps, refundAt, type StayTerms } from './cancellation.ts';

const bookedAt = new Date('2027-01-04T10:00:00Z');
const twoRooms = stayQuery(10, 3, [
  { adults: 2, children: [] },
  { adults: 2, children: [] },
]);

/** Two rooms in Los Angeles from 11 to 14 January 2027, 300.00 and 15.00 of city tax each; check-in from 15:00, until midnight. */
function booked(plans: readonly [string, string]): StayProduct {
  const shop = openStayShop(twinHouses(['la'], 4));
  return shop.choose(
    twoRooms,
    'la',
    plans.map((plan) => ({ room: 'twin', plan })),
  )!.product;
}

function termsOf(product: StayProduct, units: readonly number[] = [...product.rooms.keys()]): StayTerms {
  const lines = units.flatMap((unit) => product.rooms[unit]!.price.lines);
  const total = { amountMinor: lines.reduce((sum, line) => sum + line.amountMinor, 0), currency: 'EUR' };
  const price = { total, perPerson: total, lines, rates: null };
  return { product, units, lines: stayBooking.chargedLines(product, price, units), slots: [], bookedAt };
}

const eur = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });
const zone = 'America/Los_Angeles';

test('two rooms together: free until the hour at the property, then a night each, then nothing once the stay has begun', () => {
  const terms = termsOf(booked(['flex', 'flex']));
  expect(cancellationSteps(terms)).toEqual([
    { until: '2027-01-11T02:00:00.000Z', zone, basis: 'full', refund: eur(60_000) },
    { until: '2027-01-12T08:00:00.000Z', zone, basis: 'less_fee', refund: eur(40_000) },
    { until: '2027-01-12T19:00:00.000Z', zone, basis: 'less_fee', refund: eur(20_000) },
    { until: null, zone, basis: 'nothing', refund: eur(0) },
  ]);
  const late = refundAt(terms, new Date('2027-01-11T02:00:00Z'));
  expect(late).toMatchObject({ basis: 'less_fee', refundMinor: 40_000, feeMinor: 20_000, owedMinor: 0 });
});

test('one room of two by its own rule: the other stays as it is', () => {
  const product = booked(['flex', 'saver']);
  expect(refundAt(termsOf(product, [0]), bookedAt)).toMatchObject({ basis: 'full', refundMinor: 30_000, feeMinor: 0 });
  expect(refundAt(termsOf(product, [1]), bookedAt)).toMatchObject({
    basis: 'nothing',
    refundMinor: 0,
    feeMinor: 30_000,
  });
  expect(refundAt(termsOf(product), bookedAt)).toMatchObject({
    basis: 'less_fee',
    refundMinor: 30_000,
    feeMinor: 30_000,
  });
});

test('a room paid at the property gives nothing back, for nothing was charged; what it costs is owed there', () => {
  const terms = termsOf(booked(['there', 'there']));
  expect(terms.lines).toEqual([]);
  const at = (time: string) => refundAt(terms, new Date(time));
  expect(cancellationSteps(terms).map(({ until, basis }) => [until, basis])).toEqual([
    ['2027-01-11T02:00:00.000Z', 'full'],
    ['2027-01-12T19:00:00.000Z', 'less_fee'],
    [null, 'nothing'],
  ]);
  const nothingPaid = { refundMinor: 0, feeMinor: 0, lineRefunds: [], currency: 'EUR' };
  expect(at('2027-01-04T10:00:00Z')).toMatchObject({ ...nothingPaid, basis: 'full', owedMinor: 0 });
  expect(at('2027-01-11T03:00:00Z')).toMatchObject({ ...nothingPaid, basis: 'less_fee', owedMinor: 20_000 });
  expect(at('2027-01-12T09:00:00Z')).toMatchObject({ ...nothingPaid, basis: 'less_fee', owedMinor: 40_000 });
  expect(at('2027-01-13T00:00:00Z')).toMatchObject({ ...nothingPaid, basis: 'nothing', owedMinor: 63_000 });
});

test('who has not come when the reception closes is a no-show, and told so', () => {
  const { product, ...rest } = termsOf(booked(['flex', 'flex']), [0]);
  const at = new Date('2027-01-12T09:00:00Z');
  expect(refundAt({ ...rest, product }, at)).toMatchObject({
    feeMinor: product.rooms[0]!.cancellation.noShow.amountMinor,
  });
  // Sold by a house that closes two hours later: its rooms say so too.
  const later = (until: string | null) => until && until.replace('12T08:00', '12T10:00');
  const rooms = product.rooms.map((room) => ({
    ...room,
    cancellation: {
      ...room.cancellation,
      steps: room.cancellation.steps.map((step) => ({ ...step, until: later(step.until) })),
    },
  }));
  const closesAt = { ...product, rooms, property: { ...product.property, checkIn: { from: 900, until: 120 } } };
  expect(refundAt({ ...rest, product: closesAt }, at)).toMatchObject({ feeMinor: 10_000 });
  expect(refundAt({ ...rest, product: closesAt }, new Date('2027-01-12T10:00:00Z'))).toMatchObject({
    feeMinor: 20_000,
  });
});

test('a room tells before it is booked every cost that its booking has: by the rate, as a no-show, and all of it once the stay has begun', () => {
  const terms = termsOf(booked(['flex', 'flex']), [0]);
  const [room] = terms.product.rooms;
  expect(room!.cancellation.steps.map(({ until, kept }) => [until, kept.amountMinor])).toEqual([
    ['2027-01-11T02:00:00.000Z', 0],
    ['2027-01-12T08:00:00.000Z', 10_000],
    ['2027-01-12T19:00:00.000Z', 20_000],
    [null, room!.price.total.amountMinor],
  ]);
  expect(cancellationSteps(terms).map(({ until }) => until)).toEqual(
    room!.cancellation.steps.map(({ until }) => until),
  );
  expect(termsOf(booked(['saver', 'saver'])).product.rooms[0]!.cancellation.steps).toHaveLength(1);
});

test('a booking made on the first evening starts with the step of then', () => {
  const terms = { ...termsOf(booked(['flex', 'flex'])), bookedAt: new Date('2027-01-12T09:00:00Z') };
  expect(cancellationSteps(terms).map(({ until }) => until)).toEqual(['2027-01-12T19:00:00.000Z', null]);
});

test('refunds add up line by line, are never above what was charged, never grow with time, and agree with the steps told', () => {
  const days = fc.array(fc.double({ min: 0, max: 30, noNaN: true }), { minLength: 2, maxLength: 8 });
  const party = fc.array(
    fc.constantFrom(2, 1).map((adults) => ({ adults, children: [] })),
    {
      minLength: 1,
      maxLength: 3,
    },
  );
  let checked = 0;
  fc.assert(
    fc.property(seeds, party, fc.constantFrom('EUR', 'JPY', 'USD'), days, (seed, rooms, currency, after) => {
      const random = chance(seed);
      const shop = openStayShop(testWorld(seed));
      const query = stayQuery(20, 4, rooms, currency);
      for (const property of shop.properties(query)) {
        const { needs } = shop.detail(query, property)!;
        const picks = needs.map(({ offers }) => offers[Math.floor(random() * offers.length)]!);
        const product = shop.choose(
          query,
          property,
          picks.map(({ room, plan }) => ({ room: room.key, plan: plan.key })),
        )?.product;
        if (!product) continue;
        const units = [...product.rooms.keys()].filter((unit) => unit === 0 || random() < 0.5);
        checkOverTime(termsOf(product, units), after);
        checked += 1;
      }
    }),
    { numRuns: 100 },
  );
  expect(checked).toBeGreaterThan(50);
});

function checkOverTime(terms: StayTerms, after: readonly number[]): void {
  const paid = terms.lines.reduce((sum, line) => sum + line.amountMinor, 0);
  const rooms = terms.units.map((unit) => terms.product.rooms[unit]!);
  const there = rooms.filter(({ plan }) => plan.payAt === 'property');
  const dueThere = there.reduce((sum, { price }) => sum + price.total.amountMinor, 0);
  let before = { refundMinor: paid, owedMinor: 0 };
  for (const at of after.toSorted((a, b) => a - b).map((day) => new Date(bookedAt.getTime() + day * 86_400_000))) {
    const { refundMinor, feeMinor, lineRefunds, owedMinor } = refundAt(terms, at);
    expect(refundMinor + feeMinor).toBe(paid);
    expect(lineRefunds.reduce((sum, amount) => sum + amount, 0)).toBe(refundMinor);
    lineRefunds.forEach((amount, index) => {
      expect(amount).toBeGreaterThanOrEqual(0);
      expect(amount).toBeLessThanOrEqual(terms.lines[index]!.amountMinor);
    });
    expect(refundMinor).toBeLessThanOrEqual(before.refundMinor);
    expect(owedMinor).toBeGreaterThanOrEqual(before.owedMinor);
    expect(owedMinor).toBeLessThanOrEqual(dueThere);
    before = { refundMinor, owedMinor };
    const told = cancellationSteps(terms).find(({ until }) => until === null || at.toISOString() < until);
    expect(told?.refund?.amountMinor).toBe(refundMinor);
  }
  const back = terms.units.map((unit) => {
    const { cancellation, price } = terms.product.rooms[unit]!;
    const charged = stayBooking.chargedLines({ ...terms.product, rooms: [terms.product.rooms[unit]!] }, price, [0]);
    const chargedMinor = charged.reduce((sum, line) => sum + line.amountMinor, 0);
    return Math.max(0, chargedMinor - cancellation.steps[0]!.kept.amountMinor);
  });
  expect(refundAt(terms, bookedAt).refundMinor).toBe(back.reduce((sum, amount) => sum + amount, 0));
}
