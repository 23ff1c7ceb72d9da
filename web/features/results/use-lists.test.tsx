import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { FactsContext } from '../../facts.ts';
import { FACTS } from '../../testing/facts.ts';
import { useLists } from '../reader/use-lists.ts';

function listsIn(dir: 'ltr' | 'rtl') {
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <FactsContext value={{ ...FACTS, dir }}>
      <I18nProvider i18n={i18n}>{children}</I18nProvider>
    </FactsContext>
  );
  return renderHook(() => useLists(), { wrapper }).result.current;
}

const factsIn = (dir: 'ltr' | 'rtl') => listsIn(dir).facts;

test('facts of a language that runs from the left are joined by commas alone; what is missing is left out', () => {
  expect(factsIn('ltr')(['2 adults', false, '', null, 'Economy'])).toBe('2 adults, Economy');
});

test('from right to left a fact of its own letters runs so, also one that begins with a Latin name or holds facts itself', () => {
  const facts = factsIn('rtl');
  const party = facts(['بالغان', 'طفل واحد']);
  expect(party).toBe('\u2067بالغان\u2069, \u2067طفل واحد\u2069');
  expect(facts([party, 'Visa المنتهية بـ 4242', 'X-SPC 36'])).toBe(
    `\u2067${party}\u2069, \u2067Visa المنتهية بـ 4242\u2069, \u2068X-SPC 36\u2069`,
  );
});

test('facts that may wrap are told apart, each with the comma behind it', () => {
  expect(listsIn('ltr').wrapped(['9 – 23 Mar', '2 adults'])).toEqual(['9 – 23 Mar,', '2 adults']);
  expect(listsIn('ltr').wrapped(['9 – 23 Mar'])).toEqual(['9 – 23 Mar']);
});
