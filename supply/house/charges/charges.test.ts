import { expect, test } from 'vitest';
import { DataRowsError, parseRows } from '#engine/data-rows';
import { chargesSchema as airTaxes } from '../fares/taxes/schema.ts';
import { groupsSchema } from '../fares/taxes/groups-schema.ts';
import { unchargedSchema } from '../fares/taxes/uncharged-schema.ts';
import { chargesSchema as stayTaxes } from '../stays/taxes/schema.ts';
import { amountOf } from './rows.ts';

const SOURCES = { 'a page': { url: 'https://tax.example/rates', read: '2026-11-20' } };
const AIR = { jurisdiction: 'NL', code: 'CJ', name: 'Air tax', kind: 'tax', amount: '30.25 EUR', source: 'a page' };
const STAY = {
  jurisdiction: 'Rome',
  country: 'IT',
  cities: ['Rome'],
  code: 'IT1',
  name: 'Tourist tax',
  kind: 'tax',
  per: 'person_night',
  amount: '4.00 EUR',
  dueAt: 'property',
  source: 'a page',
};

function said(schema: Parameters<typeof parseRows>[0], charges: unknown, sources: unknown = SOURCES): string {
  try {
    parseRows(schema, 'rows.json', { $schema: './charges.schema.json', sources, charges });
  } catch (error) {
    if (error instanceof DataRowsError) return error.message;
    throw error;
  }
  return '';
}
const airFault = (change: object) => said(airTaxes, [AIR, { ...AIR, ...change }]);
const stayFault = (change: object) => said(stayTaxes, [STAY, { ...STAY, ...change }]);
const AT = 'rows.json: charges 2 (NL CJ Air tax)';
const AT_STAY = 'rows.json: charges 2 (Rome IT1 Tourist tax)';

test('rows as they should be are taken', () => {
  expect([airFault({}), stayFault({})]).toEqual(['', '']);
});

test('a misspelt field, a wrong word and a day that is none are refused with the file and the row', () => {
  expect(airFault({ form: '2026-01-01' })).toBe(`${AT}: Unrecognized key: "form"`);
  expect(stayFault({ maxNigths: 7 })).toBe(`${AT_STAY}: Unrecognized key: "maxNigths"`);
  expect(airFault({ scope: 'abroad' })).toContain(`${AT}, scope: Invalid option`);
  expect(airFault({ from: '2026-02-30' })).toContain(`${AT}, from: Invalid`);
  expect(stayFault({ season: { from: '4-1', to: '10-31' } })).toBe(
    `${AT_STAY}, season, from: a month and a day such as "04-01" are needed`,
  );
});

test('a source that the file does not have is refused, and one that no row names', () => {
  expect(airFault({ source: 'another' })).toBe(`${AT}: there is no source "another" in this file`);
  expect(airFault({ source: 'toString' })).toBe(`${AT}: there is no source "toString" in this file`);
  expect(said(stayTaxes, [STAY], { ...SOURCES, spare: { recalled: '2026-11-23' } })).toBe(
    'rows.json: sources, spare: no row names this source',
  );
  expect(said(airTaxes, [AIR], { 'a page': { url: 'https://tax.example/rates' } })).toContain('a source is the "url"');
});

test('a group, a place or an airport part that does not exist is refused', () => {
  expect(airFault({ counterparts: ['Europe', 'Erope'] })).toBe(
    `${AT}, counterparts 2: "Erope" is neither a code nor a group of groups.json`,
  );
  expect(airFault({ airports: ['Hawai'] })).toContain('"Hawai" is neither a code nor a group');
  expect(airFault({ parts: { of: ['Texas'], same: true } })).toContain(`${AT}, parts, of 1: Invalid option`);
  expect(stayFault({ cities: ['Roma'] })).toBe(`${AT_STAY}, cities 1: "Roma" is not in cities.json`);
});

test('a group names codes and groups before it only', () => {
  const groups = (of: string[]) =>
    groupsSchema.safeParse({ $schema: '', countries: { Early: { of }, Late: { of: ['NL'] } }, airports: {} });
  expect(groups(['NL', 'BE']).success).toBe(true);
  expect(groups(['Late']).error?.issues.map(({ message }) => message)).toEqual([
    '"Late" is neither a code nor a group that stands before this one',
  ]);
});

test('where no charge is asked needs a country, a reason and where that was read', () => {
  const reason = 'The airport lives on its duty free shop alone.';
  const stated = { jurisdiction: 'GI', airports: ['GIB'], reason, source: { recalled: '2026-11-28' } };
  const faults = (change: object) =>
    unchargedSchema
      .safeParse({ $schema: '', uncharged: [{ ...stated, ...change }] })
      .error?.issues.map(({ path }) => path.join());
  expect(faults({})).toBeUndefined();
  expect(faults({ reason: '' })).toEqual(['uncharged,0,reason']);
  expect(faults({ airports: ['Gibraltar'] })).toEqual(['uncharged,0,airports,0']);
  expect(faults({ source: {} })).toEqual(['uncharged,0,source']);
  expect(faults({ amount: '1.00 GIP' })).toEqual(['uncharged,0']);
});

test('an end before the begin is refused; without a first day the day of the source is the first', () => {
  expect(airFault({ from: '2026-06-01', to: '2026-05-31' })).toBe(
    `${AT}: "to" 2026-05-31 is before the first day, 2026-06-01`,
  );
  expect(stayFault({ knownTo: '2026-11-19' })).toBe(
    `${AT_STAY}: "knownTo" 2026-11-19 is before the first day, 2026-11-20`,
  );
  expect(airFault({ to: '2026-11-20' })).toBe('');
  expect(airFault({ distanceKm: { from: 500, below: 500 } })).toBe(
    `${AT}, distanceKm: the distance ends before it begins`,
  );
  expect(stayFault({ stars: { from: 5, to: 4 } })).toBe(`${AT_STAY}, stars: the stars end before they begin`);
});

test('rates take the fields of their charge; what neither gives is missing, and the rate is named', () => {
  const { amount, source, ...shared } = AIR;
  const rates = [{ amount, source }, { source }];
  expect(said(airTaxes, [{ ...shared, rates }])).toBe(
    'rows.json: charges 1 (NL CJ Air tax), rates 2: either "amount" or "percent" is needed',
  );
  expect(said(airTaxes, [{ ...shared, source, rates: [{ amount }, { amount, kind: 'fee', validBy: 'sale' }] }])).toBe(
    '',
  );
  const { name: _, ...nameless } = AIR;
  expect(said(airTaxes, [nameless])).toBe('rows.json: charges 1 (NL CJ): "name" is missing');
});

test('a charge of a stay says how its amount is counted, where it is due, and one currency', () => {
  expect(stayFault({ per: undefined })).toBe(`${AT_STAY}: an "amount" needs "per"`);
  expect(stayFault({ dueAt: undefined })).toBe(`${AT_STAY}: "dueAt" is missing`);
  expect(stayFault({ included: true })).toBe(`${AT_STAY}: "base" and "included" are for a "percent"`);
  expect(stayFault({ amount: undefined, percent: 5 })).toBe(`${AT_STAY}: "per" and "halfUnderAge" are for an "amount"`);
  expect(stayFault({ amount: undefined, per: undefined, percent: 5 })).toBe('');
  expect(stayFault({ priceBand: { from: '10.00 USD' } })).toBe(
    `${AT_STAY}: "amount" and "priceBand" are in different currencies`,
  );
});

test('amounts have the decimals of their currency or none', () => {
  expect(amountOf('12.50 EUR')).toEqual({ minor: 1250, currency: 'EUR' });
  expect(amountOf('12 EUR')).toEqual({ minor: 1200, currency: 'EUR' });
  expect(amountOf('1.500 OMR')).toEqual({ minor: 1500, currency: 'OMR' });
  expect(amountOf('1000 JPY')).toEqual({ minor: 1000, currency: 'JPY' });
  for (const text of ['12.5 EUR', '10.00 JPY', '12,50 EUR', '-1 EUR', '5 XXX', '5'])
    expect(amountOf(text), text).toBeUndefined();
  expect(airFault({ amount: '12.5 EUR' })).toBe(
    `${AT}, amount: "12.5 EUR" is no amount such as "12.50 EUR" with the decimals of its currency`,
  );
});
