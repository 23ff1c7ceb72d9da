import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { FactsContext } from '../../facts.ts';
import { FACTS } from '../../testing/facts.ts';
import type { NearMe } from './use-near-me.ts';
import { usePlaceSuggest } from './use-place-suggest.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const wrapper = ({ children }: { children: ReactNode }) => (
  <FactsContext value={FACTS}>
    <I18nProvider i18n={i18n}>{children}</I18nProvider>
  </FactsContext>
);

const place = (id: string, name: string, more: object = {}) => ({
  id,
  type: id.slice(0, id.indexOf(':')),
  ...(!id.startsWith('city:') && { code: id.slice(id.indexOf(':') + 1) }),
  name,
  cityName: name,
  countryCode: 'NO',
  countryName: 'Norway',
  lat: 0,
  lon: 0,
  timeZone: 'Europe/Oslo',
  ...more,
});
const oslo = place('metro:QSL', 'Oslo', { airports: ['OSL', 'TRF'], airportsAre: 'own' });
const gardermoen = place('airport:OSL', 'Oslo Airport, Gardermoen');
const torp = place('airport:TRF', 'Sandefjord Airport, Torp');
const oslob = place('city:1', 'Oslob', { airports: ['CEB'], airportsAre: 'nearest' });
const cebu = place('airport:CEB', 'Mactan Cebu International Airport');

/** The list for a text to which the places are the answer. */
async function listOf(text: string, answer: readonly object[], near: NearMe = 'airports') {
  vi.stubGlobal('fetch', async () => Response.json({ places: answer }));
  const suggest = renderHook(() => usePlaceSuggest(near), { wrapper }).result.current;
  const groups = await suggest(text, new AbortController().signal);
  return groups.map(({ label, options }) => [label, ...options.map(({ name }) => name)]);
}

afterEach(() => vi.unstubAllGlobals());

test('a city and its airports stay together, before other cities that the text begins to name', async () => {
  for (const near of ['airports', 'point'] as const) {
    expect(await listOf('oslo', [oslo, gardermoen, torp, oslob, cebu], near)).toEqual([
      ['Oslo', 'Oslo', gardermoen.name, torp.name],
      ['Cities', 'Oslob'],
      ['Airports', cebu.name],
    ]);
  }
});

test('a city whose airports are not its own, or were not found, stands among the cities', async () => {
  expect(await listOf('oslob', [oslob, cebu])).toEqual([
    ['Cities', 'Oslob'],
    ['Airports', cebu.name],
  ]);
  expect(await listOf('oslo', [oslo, oslob])).toEqual([['Cities', 'Oslo', 'Oslob']]);
});

test('an airport that leads keeps its kind before cities; who looks for a place to stay sees cities, unless it was a code', async () => {
  const [airports, cities] = [
    ['Airports', gardermoen.name, torp.name],
    ['Cities', 'Oslo'],
  ];
  expect(await listOf('osl', [gardermoen, oslo, torp])).toEqual([airports, cities]);
  expect(await listOf('osl', [gardermoen, oslo, torp], 'point')).toEqual([airports, cities]);
  expect(await listOf('gardermoen', [gardermoen, oslo, torp], 'point')).toEqual([cities, airports]);
});
