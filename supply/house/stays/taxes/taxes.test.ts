import { expect, test } from 'vitest';
import type { StayTaxRule } from '#engine/stays';
import { HOUSE_CURRENCIES } from '../../fares/currencies.ts';
import { areTaxesComplete, STAY_TAXES, taxesOf } from './index.ts';
import contents from './rows/europe.json' with { type: 'json' };
import { chargesSchema } from './schema.ts';

const CURRENCIES = new Set(HOUSE_CURRENCIES.map(({ code }) => code));
const day = (text: string): number => Date.parse(text) / 86_400_000;
const nameOf = ({ jurisdiction, code, amount }: StayTaxRule) => `${jurisdiction} ${code} ${amount}`;
const PLACES = {
  paris: { country: 'FR', admin: '11', id: 2988507 },
  montreuil: { country: 'FR', admin: '11', id: 2991214 },
  reims: { country: 'FR', admin: '44', id: 2984114 },
  barcelona: { country: 'ES', admin: '56', id: 3128760 },
  girona: { country: 'ES', admin: '56', id: 3121456 },
  laspalmas: { country: 'ES', admin: '53', id: 2515270 },
  newYork: { country: 'US', admin: 'NY', id: 5128581 },
  dubai: { country: 'AE', admin: '03', id: 292223 },
};

function rows(place: keyof typeof PLACES, on: string, stars = 4): StayTaxRule[] {
  return taxesOf(PLACES[place])
    .map((row) => STAY_TAXES[row]!)
    .filter(({ validFrom, validTo }) => day(on) >= validFrom && day(on) <= validTo)
    .filter((rule) => !rule.stars || (stars >= rule.stars[0] && stars <= rule.stars[1]));
}

test('every row says from when it holds, and where it was read or that it was recalled; more than forty jurisdictions', () => {
  for (const rule of STAY_TAXES) {
    const { source } = rule;
    expect(rule.validFrom, nameOf(rule)).toBeGreaterThanOrEqual(day('2010-01-01'));
    expect(rule.validFrom, nameOf(rule)).toBeLessThanOrEqual(rule.validTo);
    expect(source.on, nameOf(rule)).toMatch(/^2026-\d\d-\d\d$/);
    if ('recalled' in source) continue;
    const { protocol, pathname, search } = new URL(source.url);
    expect(protocol, nameOf(rule)).toMatch(/^https?:$/);
    expect(pathname + search, nameOf(rule)).not.toBe('/');
  }
  expect(new Set(STAY_TAXES.map(({ jurisdiction }) => jurisdiction)).size).toBeGreaterThanOrEqual(40);
});

test('amounts are whole and of a size that such charges have, in a currency that there is', () => {
  for (const rule of STAY_TAXES) {
    expect(Number.isInteger(rule.amount) && rule.amount > 0, nameOf(rule)).toBe(true);
    if (rule.per === 'percent') {
      expect(rule.amount, nameOf(rule)).toBeLessThanOrEqual(250_000);
      continue;
    }
    const scale = HOUSE_CURRENCIES.find(({ code }) => code === rule.currency);
    expect(CURRENCIES.has(rule.currency!), nameOf(rule)).toBe(true);
    const euros = rule.amount / 10 ** scale!.exponent / (scale!.microPerBase / 1e6);
    expect(euros, nameOf(rule)).toBeGreaterThan(0.1);
    expect(euros, nameOf(rule)).toBeLessThan(60);
  }
});

test('ages are bounds, and what is known ends while the row holds', () => {
  for (const rule of STAY_TAXES) {
    if (rule.exemptUnderAge !== undefined) expect(rule.exemptUnderAge, nameOf(rule)).toBeLessThanOrEqual(18);
    if (rule.reduced) expect(rule.reduced.underAge, nameOf(rule)).toBeGreaterThan(rule.exemptUnderAge ?? 0);
    if (rule.knownTo === undefined) continue;
    expect(rule.knownTo, nameOf(rule)).toBeGreaterThanOrEqual(rule.validFrom);
    expect(rule.knownTo, nameOf(rule)).toBeLessThan(rule.validTo);
  }
});

test('what the price contains is a percentage of the room that is due with it; what is added says where it is due', () => {
  for (const rule of STAY_TAXES.filter(({ included }) => included))
    expect([rule.per, rule.base, rule.dueAt], nameOf(rule)).toEqual(['percent', 'room', 'now']);
  for (const country of 'AT BE BG CY DE DK ES FI FR HR HU IT LU LV MT NL PL PT SE SI SK GB'.split(' '))
    expect(
      STAY_TAXES.filter(({ jurisdiction, included }) => jurisdiction === country && included).length,
      country,
    ).toBe(1);
});

test('no charge is levied twice: rows of one code and place never hold for the same night, house and price', () => {
  const meet = (a: readonly [number, number] | undefined, b: readonly [number, number] | undefined) =>
    !a || !b || (a[0] <= b[1] && b[0] <= a[1]);
  const spans = ([from, to]: readonly [number, number]): (readonly [number, number])[] =>
    from <= to
      ? [[from, to]]
      : [
          [from, 1231],
          [101, to],
        ];
  const seasons = (a: StayTaxRule, b: StayTaxRule) =>
    !a.season || !b.season || spans(a.season).some((x) => spans(b.season!).some((y) => meet(x, y)));
  const bands = (a: StayTaxRule, b: StayTaxRule) =>
    !a.priceBand || !b.priceBand || (a.priceBand[0] < b.priceBand[1] && b.priceBand[0] < a.priceBand[1]);
  const nights = ({ afterNights = 0, maxNights = 30 }: StayTaxRule) => [afterNights + 1, maxNights] as const;
  STAY_TAXES.forEach((a, at) => {
    for (const b of STAY_TAXES.slice(at + 1)) {
      if (a.jurisdiction !== b.jurisdiction || a.code !== b.code) continue;
      const together =
        meet([a.validFrom, a.validTo], [b.validFrom, b.validTo]) &&
        meet(nights(a), nights(b)) &&
        meet(a.stars, b.stars) &&
        seasons(a, b) &&
        bands(a, b);
      expect(together, `${nameOf(a)} and ${nameOf(b)}`).toBe(false);
    }
  });
});

test('a city has the charges of its country, its region and its own, and no others', () => {
  expect(rows('paris', '2027-03-01').map(nameOf)).toEqual(['FR VAT 100000', 'Paris FR1 845']);
  expect(rows('reims', '2027-03-01').map(nameOf)).toEqual(['FR VAT 100000', 'FR FR1 230']);
  expect(rows('montreuil', '2027-03-01').map(nameOf)).toEqual(['FR VAT 100000', 'Île-de-France FR1 650']);
  expect(rows('barcelona', '2027-03-01').map(nameOf)).toEqual([
    'ES VAT 100000',
    'Barcelona ES1 340',
    'Barcelona ES2 400',
  ]);
  expect(rows('girona', '2027-03-01', 5).map(nameOf)).toEqual(['ES VAT 100000', 'Catalonia ES1 450']);
  expect(rows('girona', '2027-04-01', 5).map(nameOf)).toEqual(['ES VAT 100000', 'Catalonia ES1 600']);
  expect(rows('laspalmas', '2027-04-01')).toEqual([]);
});

test('percentages that are taken of a price with taxes come last', () => {
  expect(rows('newYork', '2027-03-01').map(({ code, dueAt }) => `${code} ${dueAt}`)).toEqual([
    'US1 now',
    'US2 now',
    'US3 now',
    'US4 now',
  ]);
  expect(rows('dubai', '2027-03-01').map(({ code, dueAt }) => `${code} ${dueAt}`)).toEqual([
    'AE1 now',
    'AE2 now',
    'AE3 property',
    'AE5 now',
  ]);
  for (const place of Object.values(PLACES)) {
    const bases = taxesOf(place).map((row) => Number(STAY_TAXES[row]!.base === 'with_taxes'));
    expect(bases).toEqual(bases.toSorted((a, b) => a - b));
  }
});

test('a charge by stars is for houses of 0 to 5, or says why it leaves some out', () => {
  const given = (stars: object, more: object = {}) => ({
    ...contents,
    sources: { 'etoa.org': contents.sources['etoa.org'] },
    charges: [
      {
        jurisdiction: 'Bonn',
        country: 'DE',
        code: 'DE1',
        name: 'City tax',
        kind: 'tax',
        per: 'person_night',
        amount: '2.00 EUR',
        dueAt: 'property',
        source: 'etoa.org',
        stars,
        ...more,
      },
    ],
  });
  const faults = (file: object) => chargesSchema.safeParse(file).error?.issues.map(({ message }) => message);
  expect(faults(given({ from: 0, to: 5 }))).toBeUndefined();
  expect(faults(given({ from: 2, to: 4 }))).toEqual([
    'Bonn DE1 has no row for 0, 1, 5 stars and no "otherStars" says why',
  ]);
  expect(faults(given({ from: 2, to: 4 }, { otherStars: 'The law names these only.' }))).toBeUndefined();
});

test('prices hold all taxes where a local one has a row or a stated reason not to; else they may lack one', () => {
  const stockholm = { country: 'SE', admin: '26', id: 2673730 };
  const kinshasa = { country: 'CD', admin: '06', id: 2314302 };
  const lugo = { country: 'ES', admin: '58', id: 3117814 };
  const ljubljana = { country: 'SI', admin: '61', id: 3196359 };
  expect([PLACES.paris, PLACES.dubai, stockholm, lugo].map(areTaxesComplete)).toEqual([true, true, true, true]);
  expect([kinshasa, ljubljana].map(areTaxesComplete)).toEqual([false, false]);
});
