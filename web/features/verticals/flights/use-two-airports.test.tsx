import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { FlightProduct } from '#contract/booking';
import { flightItem } from '../../checkout/testing/sample.ts';
import { useTwoAirports } from './use-two-airports.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const NAMES = {
  H: ['London', 'Heathrow'],
  G: ['London', 'Gatwick'],
  J: ['New York', 'Kennedy'],
  L: ['New York', 'LaGuardia'],
};
type Code = keyof typeof NAMES | 'B';

const [sample] = (flightItem.product as FlightProduct).slices;
const [segment] = sample!.segments;

/** What is said of flights between airports, each as `HJ`. */
function said(...flights: readonly string[]): string[] {
  const end = (code: string) => {
    const [cityName, airportName] = NAMES[code as keyof typeof NAMES] ?? ['Boston', 'Logan'];
    return { ...segment!.departure, airport: code as Code, cityName: cityName!, airportName: airportName! };
  };
  const slices = flights.map(([from = '', to = '']) => ({
    ...sample!,
    segments: [{ ...segment!, departure: end(from), arrival: end(to) }],
  }));
  const wrapper = ({ children }: { readonly children: React.ReactNode }) => (
    <I18nProvider i18n={i18n}>{children}</I18nProvider>
  );
  return renderHook(() => useTwoAirports(), { wrapper }).result.current(slices);
}

test('who lands at one airport of a city and leaves from another, or comes home to another, is told both', () => {
  expect(said('HJ', 'LG')).toEqual([
    'Two airports: land at New York Kennedy, leave from New York LaGuardia.',
    'Two airports: leave from London Heathrow, return to London Gatwick.',
  ]);
  expect(said('HJ', 'LB', 'BH')).toHaveLength(1);
});

test('nothing is said of the same airports, nor of two cities that are both meant', () => {
  expect(said('HJ', 'JH')).toEqual([]);
  expect(said('HJ', 'BH')).toEqual([]);
  expect(said('HJ')).toEqual([]);
});
