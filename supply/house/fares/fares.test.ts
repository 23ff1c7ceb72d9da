import currencyData from 'cldr-core/supplemental/currencyData.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { minorDigits } from '#contract/core';
import { HOUSE_CURRENCIES } from './currencies.ts';
import { HOUSE_TAXES } from './taxes/index.ts';
import { day, lineOf, price, type Place, type Trip } from './testing/price.ts';

test('levels are as published: 1,000 km about 90 one way, 6,000 km about 330, London to Singapore and back 600 to 900', () => {
  const base = (path: readonly Place[]): number => lineOf(price(path, { date: '2027-03-02', free: 100 }), 'BASE') / 100;
  expect(base(['LHR', 'FRA'])).toBeGreaterThan(45);
  expect(base(['LHR', 'FRA'])).toBeLessThan(110);
  expect(base(['LHR', 'JFK'])).toBeGreaterThan(240);
  expect(base(['LHR', 'JFK'])).toBeLessThan(360);
  const london = price(['LHR', 'SIN'], { back: '2027-03-17', free: 120 }).totalMinor / 100;
  expect(london).toBeGreaterThan(600);
  expect(london).toBeLessThan(900);
});

test('Air Passenger Duty by band, cabin and age, fixed pounds converted by the dated table', () => {
  const pounds = { currency: 'GBP', date: '2027-03-03' };
  expect(lineOf(price(['LHR', 'SIN'], pounds), 'GB')).toBe(10_600);
  expect(lineOf(price(['LHR', 'JFK'], pounds), 'GB')).toBe(10_200);
  expect(lineOf(price(['LHR', 'FRA'], pounds), 'GB')).toBe(1500);
  expect(lineOf(price(['LHR', 'EDI'], pounds), 'GB')).toBe(800);
  expect(lineOf(price(['LHR', 'JFK'], { ...pounds, cabin: 'business' }), 'GB')).toBe(24_400);
  expect(lineOf(price(['LHR', 'JFK'], { ...pounds, party: { children: [12] } }), 'GB')).toBe(10_200);
  expect(
    lineOf(price(['LHR', 'JFK'], { ...pounds, cabin: 'business', party: { children: [12], infantsOnLap: 1 } }), 'GB'),
  ).toBe(48_800);
});

test('a change of planes in Britain owes no duty; where a slice ends decides the band', () => {
  const pounds = { currency: 'GBP' };
  expect(lineOf(price(['DUB', 'LHR', 'SIN'], pounds), 'GB')).toBe(0);
  expect(lineOf(price(['LHR', 'FRA', 'SIN'], pounds), 'GB')).toBe(10_600);
  expect(lineOf(price(['LHR', 'DXB', 'SIN'], pounds), 'F6')).toBeGreaterThan(0);
});

test('the United States: share of the fare and segments at home, arrival and inspection charges from abroad', () => {
  const home = price(['JFK', 'ORD'], { currency: 'USD', party: { adults: 2 } });
  expect(lineOf(home, 'US')).toBe(2 * Math.round((lineOf(home, 'BASE') / 2) * 0.075));
  expect(lineOf(home, 'ZP')).toBe(2 * 520);
  expect(lineOf(home, 'AY')).toBe(2 * 560);
  const arriving = price(['LHR', 'JFK'], { currency: 'USD' });
  expect(['US2', 'YC', 'XY', 'XA'].map((code) => lineOf(arriving, code))).toEqual([2210, 739, 700, 398]);
  expect(lineOf(arriving, 'ZP')).toBe(0);
});

test('rows change on their day: Dutch, German and Japanese taxes', () => {
  const on = (jurisdiction: string, code: string, date: string): number[] =>
    HOUSE_TAXES.filter((rule) => rule.jurisdiction === jurisdiction && rule.code === code)
      .filter((rule) => rule.validFrom <= day(date) && day(date) <= rule.validTo)
      .map((rule) => (rule.amount.kind === 'fixed' ? rule.amount.minor : rule.amount.permille));
  expect(on('NL', 'CJ', '2026-12-31')).toEqual([3025]);
  expect(on('NL', 'CJ', '2027-01-01')).toEqual([2940, 4724, 7086]);
  expect(on('DE', 'OY', '2026-06-30')).toEqual([1553, 3934, 7083]);
  expect(on('DE', 'OY', '2026-07-01')).toEqual([1303, 3301, 5943]);
  expect(on('JP', 'TK', '2026-07-01')).toEqual([3000]);
  expect(lineOf(price(['HND', 'SIN'], { currency: 'JPY', party: { adults: 2, infantsOnLap: 1 } }), 'TK')).toBe(6000);
});

test('every row has a currency with a rate and ends after it began', () => {
  const known = new Set(HOUSE_CURRENCIES.map(({ code }) => code));
  for (const rule of HOUSE_TAXES) {
    if (rule.amount.kind === 'fixed') expect(known, rule.name).toContain(rule.amount.currency);
    expect(rule.validFrom).toBeLessThanOrEqual(rule.validTo);
  }
});

test('what was read: Danish steps, the Greek fall to three euros, Gulf transfers, Asian levies by region and cabin', () => {
  const danish = (date: string) => price(['CPH', 'JFK'], { currency: 'DKK', date });
  expect([lineOf(danish('2026-12-31'), 'DK'), lineOf(danish('2027-01-01'), 'DK')]).toEqual([32_000, 34_000]);
  expect(lineOf(price(['ATH', 'LHR']), 'WP')).toBe(300);
  expect(lineOf(price(['LHR', 'DOH', 'SIN'], { currency: 'QAR' }), 'QA')).toBe(6000);
  const saf = (to: Place, cabin: Trip['cabin']) => lineOf(price(['SIN', to], { currency: 'SGD', cabin }), 'SG3');
  expect([saf('HND', 'economy'), saf('LHR', 'premium'), saf('JFK', 'business')]).toEqual([280, 640, 4160]);
});

test("a charge read at one airport is that airport's; one that no page was found for is asked as an estimate", () => {
  expect(lineOf(price(['FRA', 'JFK']), 'RA')).toBe(4371);
  expect(lineOf(price(['FRA', 'DUB']), 'RA')).toBe(3465);
  expect(price(['DUB', 'FRA']).lines.filter((line) => line.kind !== 'base')).toEqual([
    { kind: 'fee', code: 'IE', name: 'Passenger charge', jurisdiction: 'IE', amountMinor: 1200, estimate: true },
  ]);
});

test('exponents are those of ISO 4217 as the contract knows them, each country files in one currency', () => {
  for (const { code, exponent, microPerBase } of HOUSE_CURRENCIES) {
    expect([code, exponent]).toEqual([code, minorDigits(code)]);
    expect(microPerBase).toBeGreaterThan(0);
  }
  const countries = HOUSE_CURRENCIES.flatMap((currency) => currency.countries);
  expect(new Set(countries).size).toBe(countries.length);
});

test('every currency in use has a rate and every country its own tender', () => {
  const { region } = currencyData.supplemental.currencyData as unknown as {
    region: Record<string, Record<string, Tender>[]>;
  };
  const filed = new Map(HOUSE_CURRENCIES.flatMap(({ code, countries }) => countries.map((country) => [country, code])));
  const known = new Set(HOUSE_CURRENCIES.map(({ code }) => code));
  for (const [country, history] of Object.entries(region)) {
    const now = history.flatMap((entry) =>
      Object.entries(entry).filter(([, use]) => !use._to && use._tender !== 'false'),
    );
    const codes = now.map(([code]) => code);
    if (codes.length === 0 || country === 'EU' || country.length > 2) continue;
    expect(
      codes.every((code) => known.has(code)),
      `${country} ${codes.join()}`,
    ).toBe(true);
    expect(codes, country).toContain(filed.get(country));
  }
});

interface Tender {
  readonly _to?: string;
  readonly _tender?: string;
}

test('a low-cost carrier sells one-ways: a return is the sum of both', () => {
  const out = price(['LHR', 'FRA'], { model: 'lowcost' });
  const both = price(['LHR', 'FRA'], { model: 'lowcost', back: '2027-03-10' });
  expect(lineOf(both, 'BASE')).toBeGreaterThan(1.6 * lineOf(out, 'BASE'));
  const network = price(['LHR', 'FRA'], { back: '2027-03-10' });
  expect(lineOf(network, 'BASE')).toBeLessThan(1.8 * lineOf(price(['LHR', 'FRA']), 'BASE'));
});
