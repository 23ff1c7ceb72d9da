import { expect, test } from 'vitest';
import { brandText, createBrands, readBrand } from './index.ts';

const given = {
  id: 'juniper',
  name: 'Juniper',
  hosts: ['juniper.localhost'],
  verticals: ['flights'],
  locale: 'en-GB',
  currency: 'GBP',
  country: 'GB',
  footer: 'leisure',
  legal: { entity: 'Juniper Ltd', address: 'Somewhere 1', email: 'hello@juniper.example' },
};
const juniper = readBrand(given, 'juniper');
const wayfold = readBrand({ ...given, id: 'wayfold', name: 'Wayfold', hosts: ['localhost'] }, 'wayfold');

test('a host names its brand, an unknown one the first', () => {
  const brands = createBrands([wayfold, juniper]);
  expect(brands.byHost('JUNIPER.localhost').id).toBe('juniper');
  expect(brands.byHost('elsewhere.example').id).toBe('wayfold');
  expect(brands.byId('gone').id).toBe('wayfold');
});

test('an operator can replace a shipped brand, but two brands cannot share a host', () => {
  const mine = { ...wayfold, name: 'Mine' };
  expect(createBrands([wayfold, juniper, mine]).byHost('localhost').name).toBe('Mine');
  expect(() => createBrands([wayfold, { ...juniper, hosts: ['localhost'] }])).toThrow('both claim the host localhost');
});

test('a wrong brand file is refused with every fault and the place', () => {
  expect(() => readBrand({ ...given, footer: 'round', colour: 'red' }, '/brands/x')).toThrow(
    /\/brands\/x cannot be used:\n {2}footer: .*\n {2}\(file\): .*colour/,
  );
});

test('texts come in the language of the reader, else in English', () => {
  const text = { en: 'Hello', de: 'Hallo' };
  expect([brandText(text, 'de-AT'), brandText(text, 'ja-JP'), brandText('Plain', 'de')]).toEqual([
    'Hallo',
    'Hello',
    'Plain',
  ]);
});
