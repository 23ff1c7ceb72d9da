import { type Messages, setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { usePriceLineName } from './use-price-line-name.ts';

const catalogs = import.meta.glob<{ readonly messages: Messages }>('../../../locales/ar/flights.po', { eager: true });

test('in Arabic an estimated charge runs from the right as a whole, its country after its name', () => {
  const messages = Object.assign({}, ...Object.values(catalogs).map((words) => words.messages)) as Messages;
  const i18n = setupI18n({ locale: 'ar', messages: { ar: messages } });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <I18nProvider i18n={i18n}>{children}</I18nProvider>
  );
  const nameOf = renderHook(() => usePriceLineName(), { wrapper }).result.current;
  const charge = { kind: 'tax', code: 'JD', name: 'رسم السلامة', jurisdiction: 'ES' };
  const levied = nameOf(charge);
  expect(levied).toBe('\u2068رسم السلامة\u2069، ES');
  expect(nameOf({ ...charge, estimate: true })).toBe(`\u2067${levied}\u2069 (تقدير)`);
});
