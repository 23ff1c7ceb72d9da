import currencyData from 'cldr-core/supplemental/currencyData.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { minorDigits } from '#contract/core';
import { openOffers, type OfferSearchInput, type OfferView } from '#engine/offers';
import { buildTimetable, type Timetable } from '#engine/timetable';
import { HOUSE_CURRENCIES } from './currencies.ts';
import { houseFareModel } from './model.ts';
import { HOUSE_TAXES } from './taxes/index.ts';

const day = (date: string): number => Date.parse(`${date}T00:00:00Z`) / 86_400_000;
const FIRST_DAY = day('2026-11-01');
const PLACES = {
  LHR: { lat: 51.47, lon: -0.45, country: 'GB' },
  EDI: { lat: 55.95, lon: -3.37, country: 'GB' },
  SIN: { lat: 1.36, lon: 103.99, country: 'SG' },
  DXB: { lat: 25.25, lon: 55.36, country: 'AE' },
  FRA: { lat: 50.03, lon: 8.56, country: 'DE' },
  JFK: { lat: 40.64, lon: -73.78, country: 'US' },
  ORD: { lat: 41.98, lon: -87.9, country: 'US' },
  HND: { lat: 35.55, lon: 139.78, country: 'JP' },
  DUB: { lat: 53.42, lon: -6.27, country: 'IE' },
  CPH: { lat: 55.62, lon: 12.66, country: 'DK' },
  ATH: { lat: 37.94, lon: 23.94, country: 'GR' },
  DOH: { lat: 25.27, lon: 51.61, country: 'QA' },
};
type Place = keyof typeof PLACES;
const CODES = Object.keys(PLACES) as Place[];

/** One flight a day of one carrier along a path, an hour on the ground between legs. */
function along(
  path: readonly Place[],
  model: 'network' | 'lowcost',
): { timetable: Timetable; model: ReturnType<typeof houseFareModel> } {
  const legs = path.slice(1).map((to, at) => [path[at]!, to] as const);
  const timetable = buildTimetable({
    firstDay: FIRST_DAY,
    dayCount: 400,
    airports: CODES.map((code) => ({ code, ...PLACES[code], zone: 'UTC', size: 2, terminals: 1 })),
    carriers: [{ code: 'X-TST', name: 'Test', connects: true }],
    interline: [],
    configs: [{ aircraft: 'A359', aircraftName: 'A350', seats: [240, 24, 40, 8] }],
    flights: legs.map(([from, to], at) => ({
      from: CODES.indexOf(from),
      to: CODES.indexOf(to),
      departure: 480 + at * 180,
      blockMinutes: 120,
      weekdays: 127,
      firstDay: 0,
      lastDay: 399,
      carrier: 0,
      number: at + 1,
      config: 0,
      fromTerminal: 0,
      toTerminal: 0,
    })),
  });
  const carriers = [{ code: 'X-TST', name: 'Test', countryCode: 'GB', model, hubs: ['LHR'], alliance: -1, size: 100 }];
  return { timetable, model: { ...houseFareModel(timetable, carriers, 1), carrierLevel: Uint16Array.of(1000) } };
}

interface Trip {
  readonly date?: string;
  readonly back?: string;
  readonly cabin?: OfferSearchInput['ask']['cabin'];
  readonly party?: Partial<OfferSearchInput['ask']['party']>;
  readonly currency?: string;
  readonly model?: 'network' | 'lowcost';
  readonly free?: number;
}

function price(path: readonly Place[], trip: Trip = {}): OfferView['rows'][number] {
  const round = trip.back ? [...path, ...path.toReversed().slice(1)] : path;
  const { timetable, model } = along(round, trip.model ?? 'network');
  const flightOf = (from: Place, to: Place): number => {
    const { flights, pairs } = timetable;
    return Array.from(flights.pair).findIndex(
      (pair) => pairs.from[pair] === CODES.indexOf(from) && pairs.to[pair] === CODES.indexOf(to),
    );
  };
  const batch = (way: readonly Place[], date: string) => {
    const legs = way.slice(1).map((to, at) => flightOf(way[at]!, to));
    return {
      count: 1,
      legs: Int32Array.from([0, 1, 2], (k) => legs[k] ?? -1),
      legDay: Int16Array.from([0, 1, 2], () => day(date) - FIRST_DAY),
      stops: Uint8Array.of(legs.length - 1),
      departure: Int32Array.of(0),
      arrival: Int32Array.of(0),
      certificate: { complete: true, considered: 1, returned: 1, pruned: [], limits: {} },
    };
  };
  const date = trip.date ?? '2027-03-03';
  const days = trip.back ? [day(date), day(trip.back)] : [day(date)];
  const party = { adults: 1, children: [], infantsInSeat: 0, infantsOnLap: 0, ...trip.party };
  const search = openOffers({
    timetable,
    model,
    inventory: { seatsLeft: () => trip.free ?? 120 },
    emissions: { grams: () => 100_000 },
    ask: {
      party,
      cabin: trip.cabin ?? 'economy',
      bags: { cabin: 0, checked: 0 },
      currency: trip.currency ?? 'EUR',
      saleDay: day('2026-11-20'),
      days,
    },
    batches: [batch(path, date), ...(trip.back ? [batch(path.toReversed(), trip.back)] : [])],
  });
  return search.view({ sort: 'best', filters: {}, offset: 0, limit: 1 }).rows[0]!;
}

function lineOf(row: OfferView['rows'][number], code: string): number {
  return row.lines.filter((line) => line.code === code).reduce((sum, line) => sum + line.amountMinor, 0);
}

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
  expect(on('DE', 'OY', '2026-07-01')).toEqual([1248, 3161, 5691]);
  expect(on('JP', 'TK', '2026-07-01')).toEqual([3000]);
  expect(lineOf(price(['HND', 'SIN'], { currency: 'JPY', party: { adults: 2, infantsOnLap: 1 } }), 'TK')).toBe(6000);
});

test('every row says where it was read and when; a front page is no source', () => {
  for (const { source, jurisdiction, name } of HOUSE_TAXES) {
    const { pathname, search } = new URL(source.url);
    expect(pathname + search, `${jurisdiction} ${name}`).not.toBe('/');
    expect(source.on, name).toMatch(/^20\d\d-\d\d-\d\d$/);
    expect(day(source.on), name).toBeGreaterThanOrEqual(day('2026-11-20'));
  }
  for (const country of ['GB', 'FR', 'NL', 'DK', 'SG', 'JP', 'AU', 'CA', 'QA', 'TH', 'HK', 'ZA'])
    expect(HOUSE_TAXES.map((rule) => rule.jurisdiction)).toContain(country);
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

test("a charge read at one airport is that airport's, one read nowhere is not charged", () => {
  expect(lineOf(price(['FRA', 'JFK']), 'RA')).toBe(4371);
  expect(lineOf(price(['FRA', 'DUB']), 'RA')).toBe(3465);
  expect(HOUSE_TAXES.filter((rule) => rule.jurisdiction === 'IE')).toEqual([]);
  expect(price(['DUB', 'FRA']).lines.filter((line) => line.kind !== 'base')).toEqual([]);
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
