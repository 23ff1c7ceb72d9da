import { expect, test } from 'vitest';
import type { TaxRule } from '#engine/fares';
import { HOUSE_CURRENCIES } from '../currencies.ts';
import { asks } from '../testing/asks.ts';
import { day, lineOf, price, priceAll, type Place, type Trip } from '../testing/price.ts';
import { HOUSE_TAXES } from './index.ts';

const nameOf = ({ jurisdiction, code, name, amount }: TaxRule): string =>
  `${jurisdiction} ${code} ${name} ${amount.kind === 'fixed' ? amount.minor : amount.permille}`;
const COUNTRIES = [...new Set(HOUSE_CURRENCIES.flatMap(({ countries }) => countries))];
const DAYS = ['2026-12-01', '2027-06-01', '2028-02-01'].map(day);
const inForce = (rule: TaxRule, on: number): boolean => on >= rule.validFrom && on <= rule.validTo;

test('every row says from when it holds, and where it was read or that it was recalled; a front page is no source', () => {
  for (const rule of HOUSE_TAXES) {
    const { source } = rule;
    expect(rule.validFrom, nameOf(rule)).toBeGreaterThanOrEqual(day('2010-01-01'));
    expect(source.on, nameOf(rule)).toMatch(/^2026-\d\d-\d\d$/);
    if ('recalled' in source) continue;
    const { pathname, search } = new URL(source.url);
    expect(pathname + search, nameOf(rule)).not.toBe('/');
  }
});

test('ages are bounds, and what is known ends while the row holds', () => {
  for (const rule of HOUSE_TAXES) {
    if (rule.exemptUnderAge !== undefined) expect([2, 3, 12, 16], nameOf(rule)).toContain(rule.exemptUnderAge);
    if (rule.knownTo === undefined) continue;
    expect(rule.knownTo, nameOf(rule)).toBeGreaterThanOrEqual(rule.validFrom);
    expect(rule.knownTo, nameOf(rule)).toBeLessThan(rule.validTo);
  }
});

/** Ways on which rules are tried: to every other country, near and far, in every cabin. */
const WAYS = COUNTRIES.flatMap((country) =>
  [200, 1000, 3000, 5800, 7000, 9500].flatMap((km) =>
    (['economy', 'premium', 'business', 'first'] as const).map((cabin) => ({ country, km, cabin })),
  ),
);

test('an airport that asks a charge of those who leave the country asks it for every country, distance and cabin', () => {
  const leaving = HOUSE_TAXES.filter(
    ({ kind, per, scope }) => kind === 'fee' && (per === 'departure' || per === 'boarding') && scope !== 'domestic',
  );
  const missing: string[] = [];
  for (const [code, rules] of Map.groupBy(leaving, (rule) => `${rule.jurisdiction} ${rule.code}`)) {
    const abroad = WAYS.filter(({ country }) => country !== code.slice(0, 2));
    for (const on of DAYS) {
      const held = rules.filter((rule) => inForce(rule, on));
      for (const airport of new Set(held.flatMap(({ airports }) => airports ?? ['any other'])))
        for (const { country, km, cabin } of abroad)
          if (!held.some((rule) => asks(rule, airport, country, km, cabin)))
            missing.push(`${code} from ${airport} to ${country}, ${km} km, ${cabin}`);
    }
  }
  expect(missing.slice(0, 5)).toEqual([]);
});

test('no two rows of one code and name are asked of the same journey', () => {
  const twice: string[] = [];
  for (const on of DAYS) {
    const held = HOUSE_TAXES.filter((rule) => inForce(rule, on));
    for (const rules of Map.groupBy(held, (rule) =>
      [rule.jurisdiction, rule.code, rule.name, rule.per].join(),
    ).values())
      rules.forEach((a, at) => {
        for (const b of rules.slice(at + 1)) if (meet(a, b)) twice.push(`${nameOf(a)} and ${nameOf(b)}`);
      });
  }
  expect(twice).toEqual([]);
});

function meet(a: TaxRule, b: TaxRule): boolean {
  const scopes = new Set([a.scope, b.scope]);
  if (scopes.has('domestic') && scopes.has('international')) return false;
  if (a.parts && b.parts && a.parts.same !== b.parts.same) return false;
  const airports = new Set([...(a.airports ?? []), ...(b.airports ?? []), 'any other']);
  return WAYS.some(({ country, km, cabin }) => {
    const home = country === a.jurisdiction;
    if (home ? scopes.has('international') : scopes.has('domestic')) return false;
    return [...airports].some(
      (airport) => asks(a, airport, country, km, cabin) && asks(b, airport, country, km, cabin),
    );
  });
}

const GBP = { currency: 'GBP' } as const;
const estimates = (path: readonly Place[], trip: Trip): string[] =>
  price(path, trip).lines.flatMap(({ code, estimate }) => (estimate ? [code] : []));

test('from the Highlands and Islands no duty is due, wherever the way changes; from Dundee and back again it is', () => {
  expect(lineOf(price(['INV', 'AMS'], GBP), 'GB')).toBe(0);
  expect(lineOf(price(['INV', 'LHR', 'JFK'], { ...GBP, cabin: 'business' }), 'GB')).toBe(0);
  expect(lineOf(price(['DND', 'LHR'], GBP), 'GB')).toBe(800);
  expect(lineOf(price(['INV', 'LHR'], { ...GBP, back: '2027-03-10' }), 'GB')).toBe(800);
});

test('the duty of the day of travel: the rates of 2026 until 31 March 2027, those of 2027 for a year, then an estimate', () => {
  const on = (date: string, to: Place, cabin: Trip['cabin'] = 'economy') =>
    lineOf(price(['LHR', to], { ...GBP, date, cabin }), 'GB');
  expect([on('2027-03-31', 'JFK'), on('2027-04-01', 'JFK')]).toEqual([10_200, 10_533]);
  expect([on('2027-03-31', 'FRA', 'business'), on('2027-04-01', 'FRA', 'business')]).toEqual([3200, 3304]);
  expect([on('2027-04-10', 'FRA'), on('2027-04-10', 'SIN'), on('2027-04-10', 'EDI')]).toEqual([1549, 10_946, 826]);
  const marked = (date: string, to: Place) => estimates(['EDI', to], { date }).includes('GB');
  expect([marked('2027-03-31', 'LHR'), marked('2027-04-01', 'LHR')]).toEqual([false, true]);
  expect([marked('2027-03-31', 'JFK'), marked('2027-11-01', 'JFK')]).toEqual([false, false]);
  const duty = HOUSE_TAXES.filter(({ jurisdiction, code }) => jurisdiction === 'GB' && code === 'GB');
  expect(duty.filter((rule) => inForce(rule, day('2028-05-01'))).map(({ knownTo }) => knownTo)).toEqual(
    Array.from({ length: 10 }, () => day('2028-03-31')),
  );
});

test('Heathrow, Schiphol and Paris ask their charges of every traveller who sets out there; older rates are estimates', () => {
  const charge = (from: Place, to: Place, code: string, currency: string) =>
    lineOf(price([from, to], { currency, party: { adults: 2 } }), code);
  expect([charge('LHR', 'JFK', 'UB', 'GBP'), charge('LHR', 'SIN', 'UB', 'GBP')]).toEqual([9400, 9400]);
  expect([charge('LHR', 'AMS', 'UB', 'GBP'), charge('LHR', 'DUB', 'UB', 'GBP')]).toEqual([3554, 2246]);
  expect([charge('AMS', 'LHR', 'RN', 'EUR'), charge('AMS', 'LHR', 'NL', 'EUR')]).toEqual([2876, 2434]);
  expect([charge('CDG', 'LHR', 'QX', 'EUR'), charge('CDG', 'JFK', 'QX', 'EUR')]).toEqual([2320, 5954]);
  expect(estimates(['LHR', 'JFK'], GBP)).toContain('UB');
  expect(estimates(['AMS', 'LHR'], {})).toEqual(expect.arrayContaining(['RN', 'NL']));
});

test('Germany took the increase of 2024 back on 1 July 2026: 13.03, 33.01 and 59.43, which no page could be opened for', () => {
  expect(lineOf(price(['FRA', 'LHR'], { party: { adults: 2 } }), 'OY')).toBe(2606);
  expect(lineOf(price(['FRA', 'JFK']), 'OY')).toBe(5943);
  expect(estimates(['FRA', 'JFK'], {})).toContain('OY');
});

test('to and from Alaska and Hawaii a departure tax stands beside the share of the fare that is due on miles over the states', () => {
  const usd = { currency: 'USD', party: { adults: 2 } } as const;
  const lines = (path: readonly Place[]) => ['US3', 'ZP'].map((code) => lineOf(price(path, usd), code));
  expect(lines(['JFK', 'HNL'])).toEqual([2280, 1040]);
  expect(lines(['ANC', 'ORD'])).toEqual([2280, 1040]);
  expect(lines(['ANC', 'HNL'])).toEqual([2280, 1040]);
  expect(estimates(['JFK', 'HNL'], usd)).toContain('US');
  expect(estimates(['HNL', 'OGG'], usd)).not.toContain('US');
  const island = price(['HNL', 'OGG'], usd);
  expect(lineOf(island, 'US')).toBe(2 * Math.round((lineOf(island, 'BASE') / 2) * 0.075));
  expect(lineOf(island, 'US3')).toBe(0);
});

/** Percent of the transportation tax that a price holds. */
const dueShare = (row: ReturnType<typeof price>): number => (100 * lineOf(row, 'US')) / (0.075 * lineOf(row, 'BASE'));

test.for([
  [['JFK', 'HNL'], 51],
  [['LAX', 'HNL'], 1],
  [['SEA', 'ANC'], 7],
  [['FAI', 'SEA'], 41],
  [['ANC', 'HNL'], 4],
  // Inside the other states a leg counts whole, over Canada too: 3,974 of 8,085 and 3,886 of 8,207 km, and what the second leg has.
  [['JFK', 'LAX', 'HNL'], 50],
  [['JFK', 'SEA', 'HNL'], 49],
] as const)('the share due along %j is %i %% of the tax', ([path, share]) => {
  expect(Math.abs(dueShare(price(path, { currency: 'USD', party: { adults: 5 } })) - share)).toBeLessThan(1);
});

test('ways between the same ends that are searched together are charged as each alone', () => {
  const usd = { currency: 'USD' } as const;
  const between = ['LAX', 'SEA', 'ORD', 'ANC', 'FAI', 'OGG'] as const;
  const stops = between.flatMap((one) => [[one], ...between.filter((two) => two !== one).map((two) => [one, two])]);
  const paths = [['JFK', 'HNL'], ...stops.map((way) => ['JFK', ...way, 'HNL'])] as (readonly Place[])[];
  const linesOf = (row: ReturnType<typeof price>) =>
    row.lines.map(({ code, amountMinor }) => `${code} ${amountMinor}`).join();
  const together = priceAll(paths, usd).map(linesOf).toSorted();
  expect(together).toHaveLength(paths.length);
  expect(together).toEqual(paths.map((path) => linesOf(price(path, usd))).toSorted());
  expect(new Set(priceAll(paths, usd).map((row) => lineOf(row, 'US'))).size).toBeGreaterThan(20);
});

test('a line of both ways is one line, an estimate when it is one on either; lines add up and none is negative', () => {
  for (const [out, back] of [
    ['2027-03-30', '2027-04-10'],
    ['2027-03-03', '2027-03-10'],
  ] as const)
    for (const path of [
      ['EDI', 'LHR'],
      ['LHR', 'JFK'],
      ['INV', 'AMS'],
      ['HNL', 'JFK'],
      ['AMS', 'LHR', 'SIN'],
    ] as const) {
      const row = price(path, { date: out, back });
      const names = row.lines.map(({ kind, code, name, jurisdiction }) => [kind, code, name, jurisdiction].join());
      expect(names, path.join()).toEqual([...new Set(names)]);
      expect(row.lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(row.totalMinor);
      expect(row.lines.filter(({ amountMinor }) => amountMinor < 0)).toEqual([]);
    }
  const duty = (back: string) =>
    price(['EDI', 'LHR'], { ...GBP, date: '2027-03-30', back }).lines.find(({ code }) => code === 'GB');
  expect(duty('2027-04-10')).toMatchObject({ amountMinor: 800 + 826, estimate: true });
  expect(duty('2027-03-31')).toMatchObject({ amountMinor: 1600 });
  expect(duty('2027-03-31')).not.toHaveProperty('estimate');
});
