import { expect, test } from 'vitest';
import { loadAirports } from '#reference/airports';
import { HOUSE_CARRIERS } from '../network/carriers.ts';
import { domesticRules } from './domestic.ts';

const { stateOf, marketOf, carrierCountry } = domesticRules(HOUSE_CARRIERS.map(({ countryCode }) => countryCode));
const stateName = (country: string): string => stateOf.get(country) ?? country;
const marketName = (country: string): string => marketOf.get(stateName(country)) ?? stateName(country);

test('territories are of their state, and the state is no territory itself', () => {
  expect(['PR', 'GU', 'FR', 'MQ', 'GP', 'RE', 'JE', 'GL', 'SJ', 'CX'].map(stateName)).toEqual(
    'US US FR FR FR FR GB DK NO AU'.split(' '),
  );
  const nameOf = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  for (const [territory, state] of stateOf) {
    expect([territory, nameOf.of(territory) === undefined, stateOf.has(state)]).toEqual([territory, false, false]);
  }
});

test('inside a country of the European market any of its carriers may carry, in the United States or Britain only their own', () => {
  const states = 'US CA GB FR DE ES NO CH AU NZ IN BR JP CN MX'.split(' ');
  expect(states.map(marketName)).toEqual('US CA GB EU EU EU EU EU SAM SAM IN BR JP CN MX'.split(' '));
  expect([...marketOf.keys()].filter((country) => stateOf.has(country))).toEqual([]);
});

test('every carrier of the house has a home, and nearly every airport lies in a market with a carrier of its own', () => {
  expect(carrierCountry).toHaveLength(HOUSE_CARRIERS.length);
  expect(carrierCountry.filter((country) => !/^[A-Z]{2}$/.test(country))).toEqual([]);
  const served = new Set(carrierCountry.map(marketName));
  const airports = loadAirports();
  const open = airports.filter(({ countryCode }) => !served.has(marketName(countryCode)));
  expect(open.length / airports.length).toBeLessThan(0.1);
  const countries = new Set(open.map(({ countryCode }) => countryCode));
  expect('US CA GB FR AU BR IN JP CN MX ID RU PH NO'.split(' ').filter((country) => countries.has(country))).toEqual(
    [],
  );
});
