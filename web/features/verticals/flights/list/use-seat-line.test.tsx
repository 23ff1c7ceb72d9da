import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FactsContext } from '../../../../facts.ts';
import { FACTS } from '../../../../testing/facts.ts';
import type { ListedSlice } from '../listed.ts';
import { aircraftOf } from './flight-numbers.ts';
import { useSeatLine } from './use-seat-line.ts';

function line(seat: ListedSlice['seat']): string | undefined {
  const { result } = renderHook(() => useSeatLine()({ ...(seat && { seat }) }), {
    wrapper: ({ children }) => (
      <FactsContext value={FACTS}>
        <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>{children}</I18nProvider>
      </FactsContext>
    ),
  });
  return result.current;
}

test('the line of a flight says its seat pitch, Wi-Fi and power where all have them, and nothing where the pitch is not known', () => {
  expect(line({ pitchCm: 81, wifi: 'free', power: true })).toBe('81\u00a0cm seat pitch, free Wi-Fi, power');
  expect(line({ pitchCm: 74, wifi: 'paid', power: false })).toBe('74\u00a0cm seat pitch, Wi-Fi for a fee');
  expect(line(undefined)).toBeUndefined();
});

test('the types of aircraft stand in the order of their flights, each once', () => {
  const on = (...types: string[]) =>
    aircraftOf({ flights: types.map((aircraft) => ({ aircraft })) } as unknown as ListedSlice);
  expect(on('A350-900')).toBe('A350-900');
  expect(on('A320neo', '777-300ER', 'A320neo')).toBe('A320neo + 777-300ER');
});
