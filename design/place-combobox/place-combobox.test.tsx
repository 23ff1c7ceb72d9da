import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { show } from '#design/testing';
import { PlaceCombobox, type PlaceOption, type Suggest } from './index.ts';

const london: PlaceOption = { id: 'LON', name: 'London', detail: 'All airports', code: 'LON' };
const heathrow: PlaceOption = {
  id: 'LHR',
  name: 'London Heathrow',
  detail: 'United Kingdom',
  code: 'LHR',
  icon: 'plane',
};

const suggest: Suggest = async (text) => {
  const options = text === '' ? [london] : [london, heathrow];
  return text === 'zzz' ? [] : [{ label: '', options }];
};

const words = {
  list: 'Places',
  count: (count: number) => `${count} suggestions`,
  unknown: (text: string) => `No place matches “${text}”.`,
  didYouMean: (name: string) => `Did you mean ${name}?`,
  close: 'Close',
  clear: 'Clear',
};

function From({ start }: { start?: PlaceOption }) {
  const [value, setValue] = useState(start);
  return (
    <form>
      <PlaceCombobox label="From" name="from" value={value} suggest={suggest} words={words} onChange={setValue} />
      <button type="submit">Search</button>
    </form>
  );
}

const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'From' });
const posted = () => new FormData(document.querySelector('form')!).get('from');

async function type(text: string) {
  act(() => input().focus());
  fireEvent.change(input(), { target: { value: text } });
  await act(() => vi.advanceTimersByTimeAsync(120));
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

async function open(start?: PlaceOption) {
  vi.useRealTimers();
  await show(<From start={start} />);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
}

test('arrows and Enter choose; the id is posted', async () => {
  await open();
  await type('lon');
  expect(input().getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByRole('status').textContent).toBe('2 suggestions');
  fireEvent.keyDown(input(), { key: 'ArrowDown' });
  fireEvent.keyDown(input(), { key: 'ArrowDown' });
  expect(document.getElementById(input().getAttribute('aria-activedescendant')!)?.textContent).toContain(
    'London Heathrow',
  );
  fireEvent.keyDown(input(), { key: 'Enter' });
  expect([input().value, posted()]).toEqual(['London Heathrow', 'LHR']);
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('an exact code chooses itself on leaving, and on Enter', async () => {
  await open();
  await type('lhr');
  fireEvent.keyDown(input(), { key: 'Tab' });
  await act(async () => {});
  expect([input().value, posted()]).toEqual(['London Heathrow', 'LHR']);
  await type('LON');
  fireEvent.keyDown(input(), { key: 'Enter' });
  expect(posted()).toBe('LON');
});

test('a code typed faster than the answers is still resolved on leaving', async () => {
  await open();
  act(() => input().focus());
  fireEvent.change(input(), { target: { value: 'LHR' } });
  fireEvent.keyDown(input(), { key: 'Tab' });
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(posted()).toBe('LHR');
});

test('what matches nothing is kept, said at the field, with the nearest name', async () => {
  await open();
  await type('Lomdon');
  fireEvent.keyDown(input(), { key: 'Tab' });
  await act(async () => {});
  expect(input().value).toBe('Lomdon');
  expect(input().getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(input().getAttribute('aria-describedby')!)?.textContent).toBe(
    'No place matches “Lomdon”.',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Did you mean London?' }));
  expect(posted()).toBe('LON');
});

test('Escape closes and keeps the text; focus opens recents', async () => {
  await open(london);
  act(() => input().focus());
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.getAllByRole('option').length).toBe(1);
  fireEvent.keyDown(input(), { key: 'Escape' });
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(posted()).toBe('LON');
});

test('keys during composition belong to the input method', async () => {
  await open();
  await type('ロン');
  fireEvent.compositionStart(input());
  fireEvent.keyDown(input(), { key: 'ArrowDown' });
  expect(input().hasAttribute('aria-activedescendant')).toBe(false);
});
