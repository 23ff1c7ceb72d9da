import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { FactsContext } from '../../facts.ts';
import { FACTS } from '../../testing/facts.ts';
import type { NearMe } from './use-near-me.ts';
import { usePlaceSettle } from './use-place-settle.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const wrapper = ({ children }: { children: ReactNode }) => (
  <FactsContext value={FACTS}>
    <I18nProvider i18n={i18n}>{children}</I18nProvider>
  </FactsContext>
);
const airport = (code: string) => ({ id: `airport:${code}`, type: 'airport', code, name: code, cityName: code });

/** The ids for a name to which that is the answer, and what was asked. */
async function settled(answer: object, near: NearMe = 'airports') {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return Response.json({ place: null, airports: [], suggestions: [], ...answer });
  });
  const settle = renderHook(() => usePlaceSettle(near), { wrapper }).result.current;
  return [(await settle('Birmingham')).map(({ id }) => id), ...asked];
}

afterEach(() => vi.unstubAllGlobals());

test('a name means what it means in a form without scripts: one place, or the three likeliest', async () => {
  const several = { suggestions: ['BHX', 'BHM', 'XXA', 'XXB'].map(airport) };
  expect(await settled({ place: airport('BHX') })).toEqual([['BHX'], '/i/api/places/v1/resolve?q=Birmingham']);
  expect(await settled(several)).toEqual([['BHX', 'BHM', 'XXA'], '/i/api/places/v1/resolve?q=Birmingham']);
  expect((await settled(several, 'point'))[1]).toBe('/i/api/places/v1/resolve?q=Birmingham&as=city');
});
