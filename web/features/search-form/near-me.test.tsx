import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { FactsContext } from '../../facts.ts';
import { FACTS } from '../../testing/facts.ts';
import { locate } from './near-me.ts';
import { rememberPlace } from './recents.ts';
import type { NearMe } from './use-near-me.ts';
import { usePlaceSuggest } from './use-place-suggest.ts';

const CODES = { PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 } as const;
const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const wrapper = ({ children }: { children: ReactNode }) => (
  <FactsContext value={FACTS}>
    <I18nProvider i18n={i18n}>{children}</I18nProvider>
  </FactsContext>
);
const never = new AbortController().signal;

/** A device that is somewhere, or that refuses with a code. */
function device(answer: { lat: number; lon: number } | number) {
  const getCurrentPosition = vi.fn((found: PositionCallback, failed?: PositionErrorCallback | null) => {
    if (typeof answer === 'number') failed?.({ ...CODES, code: answer, message: '' });
    else found({ coords: { latitude: answer.lat, longitude: answer.lon } } as GeolocationPosition);
  });
  return { getCurrentPosition } as unknown as Geolocation & { getCurrentPosition: typeof getCurrentPosition };
}

function nearMe(geolocation: Geolocation, kind: NearMe = 'airports') {
  vi.stubGlobal('navigator', { geolocation });
  return renderHook(() => usePlaceSuggest(kind), { wrapper }).result.current;
}

const airport = (code: string, distanceKm: number) => ({
  id: `airport:${code}`,
  type: 'airport',
  code,
  name: code,
  cityName: 'London',
  countryCode: 'GB',
  countryName: 'United Kingdom',
  lat: 0,
  lon: 0,
  timeZone: 'Europe/London',
  distanceKm,
});

afterEach(() => vi.unstubAllGlobals());

test('a place is told to about a kilometre, a refusal by its kind', async () => {
  expect(await locate(device({ lat: 51.507351, lon: -0.127758 }))).toEqual({ kind: 'known', near: '51.51,-0.13' });
  expect(await locate(device(1))).toEqual({ kind: 'denied' });
  expect(await locate(device(2))).toEqual({ kind: 'unavailable' });
  expect(await locate(device(3))).toEqual({ kind: 'timeout' });
  expect(await locate(undefined)).toEqual({ kind: 'unavailable' });
});

test('before anything is typed the list offers near me; the device is asked only when that is pressed', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return Response.json({ places: [airport('LTN', 44), airport('LHR', 23)] });
  });
  const geolocation = device({ lat: 51.507351, lon: -0.127758 });
  const groups = await nearMe(geolocation)('', never);
  const row = groups.at(-1)?.options[0];
  expect([row?.name, geolocation.getCurrentPosition.mock.calls.length, asked]).toEqual(['Near me', 0, []]);
  const [near] = (await row?.act?.('', never)) ?? [];
  expect([near?.label, near?.options.map(({ id, distance }) => `${id} ${distance}`)]).toEqual([
    'Near you',
    ['LHR 23 km away', 'LTN 44 km away'],
  ]);
  expect(asked).toEqual(['/i/api/places/v1/suggest?q=&near=51.51%2C-0.13&types=airport&limit=20']);
});

test('where one may be anywhere, near me is the point itself, which no later list shows again', async () => {
  const ask = nearMe(device({ lat: 51.507351, lon: -0.127758 }), 'point');
  const row = (await ask('', never)).at(-1)?.options[0];
  const [near] = (await row?.act?.('', never)) ?? [];
  expect(near?.options.map(({ id, name }) => [id, name])).toEqual([['@51.51,-0.13', 'Near you']]);
  for (const option of near?.options ?? []) rememberPlace(option);
  expect((await ask('', never)).flatMap(({ options }) => options.map(({ id }) => id))).toEqual(['near-me']);
});

test.each([
  [1, 'does not share your location'],
  [2, 'can’t find its location'],
  [3, 'took too long'],
])('what the device refuses with code %s is said in the list, with the row to try again', async (code, words) => {
  const groups = await nearMe(device(code))('', never);
  const [told] = (await groups.at(-1)?.options[0]?.act?.('', never)) ?? [];
  expect(told?.note).toContain(words);
  expect(told?.options.map(({ id }) => id)).toEqual(['near-me']);
});
