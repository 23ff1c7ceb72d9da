import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { StayArea } from '#contract/search';
import { FactsContext } from '../../../facts.ts';
import { FACTS } from '../../../testing/facts.ts';
import { useStayLines } from './use-stay-lines.ts';

const near = { lat: 51.47, lon: -0.45 };
const heathrow = { id: 'airport:LHR', type: 'airport', name: 'London Heathrow Airport', cityName: 'London' };
const london = { id: 'metro:LON', type: 'metro', name: 'London', cityName: 'London' };
const byAirport = {
  key: '2643743-LHR',
  name: 'London Heathrow Airport',
  spoken: { word: 'area.airport', places: ['airport:LHR'] as string[] },
};
const quarter = { key: '2643743-1', name: 'Soho, London', spoken: { word: 'area.quarter', places: ['city:2643743'] } };

test.for([
  [heathrow, byAirport, 1.3, '1.3 km to London Heathrow Airport'],
  [heathrow, byAirport, null, 'Near London Heathrow Airport'],
  [heathrow, quarter, 23, 'Soho, London, 23 km to London Heathrow Airport'],
  [london, byAirport, 23, 'Near London Heathrow Airport, 23 km to the centre'],
  [london, quarter, 1.3, 'Soho, London, 1.3 km to the centre'],
  [null, byAirport, null, 'Near London Heathrow Airport'],
] as const)('with %o searched, a house in %o lies %s km away: %s', ([place, area, distanceKm, said]) => {
  const asked = { place, near, km: 20, box: null } as unknown as StayArea;
  const { result } = renderHook(() => useStayLines({ area: asked }), {
    wrapper: ({ children }) => (
      <FactsContext value={FACTS}>
        <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>{children}</I18nProvider>
      </FactsContext>
    ),
  });
  const told = result.current.placeOf({ property: { area }, distanceKm });
  expect(told.replaceAll('\u00a0', ' ')).toBe(said);
});
