import { expect, test } from 'vitest';
import { SALE, smallDesk, smallTimetable, tripQuery } from '../testing/small-world.ts';
import { createDesk } from './desk.ts';
import type { SearchSpec } from './desk.ts';

const everything = { sort: 'best', filters: {}, offset: 0, limit: 50 } as const;
const desk = createDesk(smallDesk());

function specOf(from: string, to: string, ret = true): SearchSpec {
  return { id: `${from}${to}${ret}`, query: tripQuery(from, to, ret), openedAtMs: SALE };
}

/** Wall time of an instant in a zone, spelt by the platform. */
function wall(instant: string, zone: string): string {
  const format = { timeZone: zone, dateStyle: 'short', timeStyle: 'short', hourCycle: 'h23' } as const;
  return new Intl.DateTimeFormat('sv-SE', format).format(new Date(instant)).replace(' ', 'T');
}

test('every offer is labelled as a sample, its lines add up to its total, and it says until when it holds', () => {
  const page = desk.view(specOf('LHR', 'SIN'), everything);
  expect(page.offers.length).toBeGreaterThan(5);
  expect(page.total).toBeGreaterThanOrEqual(page.offers.length);
  for (const offer of page.offers) {
    expect(offer.dataClass).toBe('demo');
    expect(offer.price.lines.reduce((sum, line) => sum + line.amountMinor, 0)).toBe(offer.price.total.amountMinor);
    expect(offer.price.perPerson.amountMinor).toBe(Math.ceil(offer.price.total.amountMinor / 3));
    expect(Date.parse(offer.validity.expiresAt)).toBeGreaterThan(Date.parse(offer.validity.createdAt));
    expect(offer.slices).toHaveLength(2);
  }
});

test('an offer says for how long after booking all of it is refunded, and nothing of it close to departure', () => {
  const far = specOf('LHR', 'SIN', false);
  const hours = (spec: SearchSpec) =>
    new Set(desk.view(spec, everything).offers.map(({ voidWindow }) => JSON.stringify(voidWindow)));
  expect([...hours(far)]).toContain('{"hours":24}');
  const departs = Date.parse(desk.view(far, everything).offers[0]!.slices[0]!.segments[0]!.departure.instant);
  expect([...hours({ ...far, id: 'near', openedAtMs: departs - 3 * 86_400_000 })]).toEqual(['null']);
});

test('several airports on one side find what each of them finds alone', () => {
  const keys = (spec: SearchSpec) =>
    new Set(desk.view(spec, { ...everything, limit: 200, sort: 'cheapest' }).offers.map(({ key }) => key));
  const alone = [specOf('LHR', 'SIN', false), specOf('MAN', 'SIN', false)];
  const either = { ...alone[0]!, id: 'either' };
  const query = { ...either.query, airports: [{ from: ['LHR', 'MAN'], to: ['SIN'] }] };
  const both = keys({ ...either, query });
  const [heathrow, manchester] = alone.map(keys);
  expect([...both].some((key) => heathrow!.has(key)) && [...both].some((key) => manchester!.has(key))).toBe(true);
});

test('times are told in the wall clock of their airport, with the instant and the days between', () => {
  for (const pair of ['LHR SIN', 'AKL HNL', 'SYD LAX', 'LAX SYD', 'JFK LHR']) {
    const [from, to] = pair.split(' ') as [string, string];
    for (const { slices } of desk.view(specOf(from, to), everything).offers) {
      for (const { departure, arrival, durationMinutes, dayOffset } of slices.flatMap((slice) => slice.segments)) {
        for (const point of [departure, arrival]) expect(point.local).toBe(wall(point.instant, point.zone));
        expect(Date.parse(arrival.instant) - Date.parse(departure.instant)).toBe(durationMinutes * 60_000);
        const days = Date.parse(arrival.local.slice(0, 10)) - Date.parse(departure.local.slice(0, 10));
        expect(dayOffset).toBe(days / 86_400_000);
      }
    }
  }
});

test('eastward over the date line an arrival may be a calendar day before its departure', () => {
  const page = desk.view(specOf('AKL', 'HNL', false), everything);
  const direct = page.offers.find(({ totals }) => totals.stops === 0);
  expect(direct?.slices[0]?.dayOffset).toBe(-1);
});

test('connections say where, how long, whether the terminal changes and whether it is a night', () => {
  const { offers } = desk.view(specOf('LHR', 'SYD', false), { ...everything, filters: { stops: [1] } });
  for (const { segments, connections } of offers.flatMap((offer) => offer.slices)) {
    const [first, second] = segments;
    const [wait] = connections;
    expect(wait?.airport).toBe(first?.arrival.airport);
    expect(wait?.durationMinutes).toBe(
      (Date.parse(second!.departure.instant) - Date.parse(first!.arrival.instant)) / 60_000,
    );
    const terminals = [first?.arrival.terminal, second?.departure.terminal];
    expect(wait?.terminalChange).toBe(!terminals.includes(null) && terminals[0] !== terminals[1]);
  }
  expect(offers.length).toBeGreaterThan(0);
});

test('a partner sells a flight under its own number, and the operating carrier is named', () => {
  const all = ['LHR SYD', 'ABZ SIN', 'FRA LAX'].flatMap((pair) => {
    const [from, to] = pair.split(' ') as [string, string];
    return desk.view(specOf(from, to, false), everything).offers;
  });
  const shared = all
    .flatMap(({ slices }) => slices.flatMap((slice) => slice.segments))
    .filter((s) => s.marketing.carrier !== s.operating.code);
  for (const segment of shared) expect(segment.marketing.number).toMatch(/^[1-9]\d{0,3}$/);
  const plain = all
    .flatMap(({ slices }) => slices.flatMap((slice) => slice.segments))
    .every((s) => s.operating.code.startsWith('X-'));
  expect(plain).toBe(true);
});

test('search total, detail total and booking price are one number, for every fare', () => {
  const spec = specOf('FRA', 'JFK');
  for (const shown of desk.view(spec, { ...everything, sort: 'cheapest', limit: 10 }).offers) {
    const detail = desk.offer(spec, shown.key)!;
    expect(detail.offer).toEqual(shown);
    expect(detail.fares[0]!.price.total).toEqual(shown.price.total);
    for (const fare of detail.fares) {
      const priced = desk.price({ offerKey: shown.key, fareKey: fare.key, query: spec.query, atMs: SALE })!;
      expect(priced.fare.price).toEqual(fare.price);
      expect(priced.offer.slices).toEqual(shown.slices);
    }
  }
});

test('a sold-out flight is gone from the offer and from the desk at once', () => {
  const busy = createDesk(smallDesk());
  const spec = specOf('LHR', 'SIN', false);
  const { key } = busy.view(spec, everything).offers[0]!;
  const { fares } = busy.offer(spec, key)!;
  const ask = { offerKey: key, fareKey: fares[0]!.key, query: spec.query, atMs: SALE };
  const { seats } = busy.price(ask)!;
  expect(seats.map((line) => line.quantity)).toEqual(seats.map(() => 3));
  const stock = (left: number) =>
    new Map(seats.map((line) => [`${line.product}/${line.day}/${line.kind}`, line.limit - left]));
  busy.applyTaken(stock(2));
  expect(busy.offer(spec, key)).toBeUndefined();
  expect(busy.price(ask)).toBeUndefined();
  busy.applyTaken(stock(3));
  expect(busy.price(ask)).toBeDefined();
});

test('a list says how many are left at the price it shows, whatever was sold since it was priced', () => {
  const busy = createDesk(smallDesk());
  const spec = specOf('LHR', 'SIN', false);
  const [first] = busy.view(spec, everything).offers;
  const fareKey = busy.offer(spec, first!.key)!.fares[0]!.key;
  const { seats } = busy.price({ offerKey: first!.key, fareKey, query: spec.query, atMs: SALE })!;
  busy.applyTaken(new Map(seats.map(({ product, day, kind, limit }) => [`${product}/${day}/${kind}`, limit - 1])));
  const again = busy.view(spec, everything).offers.find(({ key }) => key === first!.key)!;
  expect([again.price.total, again.seatsLeft]).toEqual([first!.price.total, first!.seatsLeft]);
  expect(again.seatsLeft).toBeGreaterThanOrEqual(3);
});

test('a key of flights that do not exist, do not operate or do not join is refused', () => {
  const spec = specOf('LHR', 'SIN', false);
  const [leg] = desk.view(spec, { ...everything, filters: { stops: [0] } }).offers[0]!.key.split('_');
  const ask = { fareKey: 'LIGHT', query: spec.query, atMs: SALE };
  for (const offerKey of [
    '',
    'x',
    'X-ZZZ1.LHR.20270303',
    `${leg}0`,
    `${leg}_${leg}`,
    `${leg}~${leg}`,
    leg!.replace('2027', '2037'),
  ]) {
    expect(desk.price({ ...ask, offerKey }), offerKey).toBeUndefined();
    expect(desk.offer(spec, offerKey), offerKey).toBeUndefined();
  }
});

test('a search that was put away answers the same again', () => {
  const spec = specOf('FRA', 'SYD');
  const first = desk.view(spec, everything);
  expect(createDesk(smallDesk()).view(spec, everything)).toEqual(first);
});

test('an airport without flights and a day beyond the snapshot give an empty page, not an error', () => {
  const nowhere = { ...specOf('LHR', 'SIN', false), id: 'nowhere' };
  const query = { ...nowhere.query, airports: [{ from: ['QQQ'], to: ['SIN'] }] };
  expect(desk.view({ ...nowhere, query }, everything)).toMatchObject({ total: 0, offers: [] });
  const late = { ...nowhere.query, slices: [{ from: 'LHR', to: 'SIN', date: '2029-01-01' }] };
  expect(desk.view({ ...nowhere, id: 'late', query: late }, everything).total).toBe(0);
});

test('emissions are compared with the typical way of the market', () => {
  const { offers } = desk.view(specOf('LHR', 'SIN'), { ...everything, sort: 'greenest' });
  const percents = offers.map(({ totals }) => totals.co2eVersusRoutePercent);
  expect(percents[0]).toBeLessThan(0);
  expect(percents).toEqual(percents.toSorted((a, b) => a! - b!));
  for (const { slices, totals } of offers) {
    expect(slices.flatMap((slice) => slice.segments).reduce((sum, s) => sum + s.co2eGrams, 0)).toBe(totals.co2eGrams);
  }
});

test('the small world is the invented one: all its carriers carry the mark', () => {
  for (const code of smallTimetable().carriers.code) expect(code).toMatch(/^X-[A-Z]{3}$/);
});
