import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { show } from '#design/testing';
import { bestMatch, CURRENCY_COLUMNS, CurrencyPicker, matchingCurrencies } from './index.ts';
import { aside, walk } from './walk.ts';

const words = {
  search: 'Find a currency',
  placeholder: 'Code or name',
  list: 'Currencies',
  top: 'Most used here',
  all: 'All currencies',
  none: { title: 'No currency found', text: (search: string) => `No prices in ${search}.` },
};
const currencies = [
  { code: 'AUD', name: 'Australian Dollar', symbol: 'A$' },
  { code: 'CHF', name: 'Swiss Franc', symbol: null },
  { code: 'EUR', name: 'Euro', symbol: '€' },
  { code: 'USD', name: 'US Dollar', symbol: '$' },
];

async function open(onPick = vi.fn()) {
  await show(
    <CurrencyPicker currencies={currencies} top={['EUR', 'USD']} current="EUR" words={words} onPick={onPick} />,
  );
  return onPick;
}
const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Find a currency' });
const rows = () => screen.getAllByRole('option').map((row) => row.id.split('-').at(-1));
const active = () => input().getAttribute('aria-activedescendant')?.split('-').at(-1);
const type = (value: string) => fireEvent.change(input(), { target: { value } });
beforeAll(() => {
  // jsdom draws nothing, so it has nothing to scroll.
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => void vi.useRealTimers());

test.each([
  ['dollar', ['AUD', 'USD']],
  ['SWISS', ['CHF']],
  ['eu', ['EUR']],
  ['us', ['AUD', 'USD']],
  ['zzz', []],
])('[5-10a] %j is part of the name or the code of %j, whatever the case', (search, found) => {
  expect(matchingCurrencies(currencies, search).map(({ code }) => code)).toEqual(found);
});

test('[5-10a] while something is searched those used most are hidden, and no match says so with title and subtitle', async () => {
  await open();
  expect(rows()).toEqual(['EUR', 'USD', 'AUD', 'CHF']);
  expect(screen.getByRole('group', { name: 'Most used here' })).toBeDefined();
  type('dollar');
  expect(screen.queryByRole('group', { name: 'Most used here' })).toBeNull();
  expect(rows()).toEqual(['AUD', 'USD']);
  type('zzz');
  expect(screen.getByText('No currency found')).toBeDefined();
  expect(screen.getByText('No prices in zzz.')).toBeDefined();
  expect(input().getAttribute('aria-expanded')).toBe('false');
});

test('typing points at a code first, then at a name; Enter takes it', async () => {
  const onPick = await open();
  expect(bestMatch(matchingCurrencies(currencies, 'us'), 'us')?.code).toBe('USD');
  expect(bestMatch(currencies, 'swi')?.code).toBe('CHF');
  type('us');
  expect(active()).toBe('USD');
  fireEvent.keyDown(input(), { key: 'Enter' });
  expect(onPick).toHaveBeenCalledExactlyOnceWith('USD');
});

test('arrows walk over the groups; the current currency is the selected one', async () => {
  await open();
  expect(screen.getByRole('option', { selected: true }).textContent).toContain('EUR');
  for (const expected of ['EUR', 'USD', 'AUD', 'CHF', 'CHF']) {
    fireEvent.keyDown(input(), { key: 'ArrowDown' });
    expect(active()).toBe(expected);
  }
  fireEvent.keyDown(input(), { key: 'ArrowLeft' });
  expect(active()).toBe('AUD');
  fireEvent.keyDown(input(), { key: 'PageUp' });
  expect(active()).toBe('EUR');
});

test('in columns a line down is a line down, into the next group too', () => {
  const sizes = [3, 5];
  expect(walk('ArrowDown', undefined, sizes, 2)).toEqual({ group: 0, row: 0 });
  expect(walk('ArrowDown', { group: 0, row: 1 }, sizes, 2)).toEqual({ group: 0, row: 2 });
  expect(walk('ArrowDown', { group: 0, row: 2 }, sizes, 2)).toEqual({ group: 1, row: 0 });
  expect(walk('ArrowUp', { group: 1, row: 1 }, sizes, 2)).toEqual({ group: 0, row: 2 });
  expect(walk('ArrowUp', { group: 0, row: 0 }, sizes, 2)).toEqual({ group: 0, row: 0 });
  expect(walk('Home', { group: 0, row: 0 }, sizes, 2)).toBeUndefined();
  expect(aside(1, { group: 0, row: 2 }, sizes)).toEqual({ group: 1, row: 0 });
  expect(aside(-1, { group: 0, row: 0 }, sizes)).toEqual({ group: 0, row: 0 });
});

test('[9-03a] three columns by default; a scroll is looked at every 100 ms', async () => {
  await open();
  expect(CURRENCY_COLUMNS).toBe(3);
  expect(document.querySelector('[data-rows]')?.getAttribute('data-columns')).toBe('3');
  vi.useFakeTimers();
  const list = screen.getByRole('listbox');
  const still = list.className;
  Object.defineProperty(list, 'scrollTop', { value: 40 });
  fireEvent.scroll(list);
  act(() => void vi.advanceTimersByTime(99));
  expect(list.className).toBe(still);
  act(() => void vi.advanceTimersByTime(1));
  expect(list.className).not.toBe(still);
});
