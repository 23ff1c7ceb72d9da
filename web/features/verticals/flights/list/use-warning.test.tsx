import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { FlightQuery } from '#contract/search';
import { FactsContext } from '../../../../facts.ts';
import { FACTS } from '../../../../testing/facts.ts';
import type { ListedSlice } from '../listed.ts';
import { useWarning } from './use-warning.ts';

const flight = (from: string, to: string, night?: string): ListedSlice =>
  ({
    departure: { airport: from, airportName: from },
    arrival: { airport: to, airportName: to },
    connections: night ? [{ airport: night, cityName: night, durationMinutes: 600, overnight: true }] : [],
  }) as unknown as ListedSlice;

function said(asked: readonly string[], slices: readonly ListedSlice[], shown: number): string | undefined {
  const places = (text: string) => ({ airports: text.split(',') });
  const query = {
    slices: asked.map((leg) => {
      const [from = '', to = ''] = leg.split('-');
      return { from: places(from), to: places(to), date: '2027-03-10' };
    }),
  } as unknown as Pick<FlightQuery, 'slices'>;
  const { result } = renderHook(() => useWarning(query)(slices, shown), {
    wrapper: ({ children }) => (
      <FactsContext value={FACTS}>
        <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>{children}</I18nProvider>
      </FactsContext>
    ),
  });
  return result.current && `${result.current.title} ${result.current.text}`;
}

const JOURNEY = ['LON-ROM', 'ROM-ATH', 'ATH-LON'];

test('a flight that leaves from another airport of the city than the one before it came to says so', () => {
  const [first, other, same] = [flight('LGW', 'FCO'), flight('CIA', 'ATH'), flight('FCO', 'ATH')];
  expect(said(JOURNEY, [first, other], 1)).toBe('Two airports: land at FCO, leave from CIA.');
  expect(said(JOURNEY, [first, same], 1)).toBeUndefined();
  expect(said(['LON-SIN', 'SIN-LON'], [flight('LHR', 'SIN'), flight('XSP', 'LHR')], 0)).toBe(
    'Two airports: land at SIN, leave from XSP.',
  );
});

test('a journey that goes on from another city, as it was asked, is no surprise', () => {
  expect(said(['LON-FCO', 'CIA-ATH'], [flight('LGW', 'FCO'), flight('CIA', 'ATH')], 1)).toBeUndefined();
});

test('a return to another airport of the same city is told, of an open jaw not', () => {
  const slices = [flight('LHR', 'SIN'), flight('SIN', 'LGW')];
  expect(said(['LON-SIN', 'SIN-LON'], slices, 0)).toBe('Two airports: leave from LHR, return to LGW.');
  expect(said(['LHR-SIN', 'SIN-LGW'], slices, 0)).toBeUndefined();
  // Both ends of a return may differ.
  expect(said(['LON-SIN', 'SIN-LON'], [flight('LHR', 'SIN'), flight('XSP', 'LGW')], 0)).toBe(
    'Two airports: land at SIN, leave from XSP. Leave from LHR, return to LGW.',
  );
});

test('a night at an airport goes before it; one of a flight that is chosen already is told no more', () => {
  const slices = [flight('LGW', 'FCO', 'Paris'), flight('CIA', 'ATH')];
  expect(said(JOURNEY, slices, 0)).toMatch(/^Night in Paris:/);
  expect(said(JOURNEY, slices, 1)).toMatch(/^Two airports:/);
});
