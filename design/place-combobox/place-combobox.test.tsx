import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { placeWords } from '#design/examples';
import { show } from '#design/testing';
import { PlaceCombobox, type PlaceGroup, type PlaceOption, type Suggest } from './index.ts';

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

interface FromProps {
  readonly start?: readonly PlaceOption[];
  readonly by?: Suggest;
}

function From({ start = [], by = suggest }: FromProps) {
  const [places, setPlaces] = useState(start);
  return (
    <form>
      <PlaceCombobox
        label="From"
        name="from"
        places={places}
        most={3}
        suggest={by}
        words={placeWords}
        onChange={setPlaces}
      />
      <button type="submit">Search</button>
    </form>
  );
}

const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'From' });
const postedAll = () => new FormData(document.querySelector('form')!).getAll('from');
const posted = () => postedAll()[0];

async function type(text: string) {
  act(() => input().focus());
  fireEvent.change(input(), { target: { value: text } });
  await act(() => vi.advanceTimersByTimeAsync(120));
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

async function open(start?: PlaceOption, more: FromProps = {}) {
  vi.useRealTimers();
  await show(<From start={start && [start]} {...more} />);
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

test('that there is no suggestion is said of an answer only, never while one is waited for', async () => {
  const slow: Suggest = async (text) => {
    await new Promise((answer) => void setTimeout(answer, 500));
    return suggest(text, new AbortController().signal);
  };
  await open(undefined, { by: slow });
  await type('zzz');
  expect(screen.queryByText('No suggestions')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(500));
  expect(screen.getAllByText('No suggestions').map(({ tagName }) => tagName)).toEqual(['P', 'OUTPUT']);
  await type('lon');
  expect(screen.queryByText('No suggestions')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(500));
  expect(screen.getByText('2 suggestions')).toBeDefined();
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

test('Enter after a beginning points at the first row, which a second press takes, and sends no form', async () => {
  await open();
  const pressEnter = async () => {
    expect(fireEvent.keyDown(input(), { key: 'Enter' })).toBe(false);
    await act(() => vi.advanceTimersByTimeAsync(0));
  };
  const pointedAt = () => document.getElementById(input().getAttribute('aria-activedescendant') ?? '')?.textContent;
  await type('lo');
  await pressEnter();
  expect([posted(), pointedAt()]).toEqual(['lo', expect.stringContaining('London')]);
  await pressEnter();
  expect(posted()).toBe('LON');
  // Also before the rows are there.
  await type('');
  fireEvent.change(input(), { target: { value: 'lo' } });
  await pressEnter();
  expect([posted(), pointedAt()]).toEqual(['lo', expect.stringContaining('London')]);
  await type('london heathrow');
  await pressEnter();
  expect(posted()).toBe('LHR');
  await type('zzz');
  fireEvent.keyDown(input(), { key: 'Enter' });
  await act(async () => {});
  expect(screen.getByText(/zzz/)).toBeDefined();
});

test('a code typed faster than the answers is still resolved on leaving', async () => {
  await open();
  act(() => input().focus());
  fireEvent.change(input(), { target: { value: 'LHR' } });
  fireEvent.keyDown(input(), { key: 'Tab' });
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(posted()).toBe('LHR');
});

test('a code is resolved on leaving even where the field goes away before the answer comes, as when a form changes its rows', async () => {
  const chosen = vi.fn();
  // As over a network: a question that is given up fails.
  const slow: Suggest = (text, signal) =>
    new Promise((answer, refuse) => {
      signal.addEventListener('abort', () => refuse(new Error('aborted')));
      setTimeout(() => answer([{ label: '', options: text === '' ? [] : [heathrow] }]), 500);
    });
  vi.useRealTimers();
  await show(
    <PlaceCombobox label="From" name="from" places={[]} suggest={slow} words={placeWords} onChange={chosen} />,
  );
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await type('lhr');
  fireEvent.keyDown(input(), { key: 'Tab' });
  cleanup();
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(chosen).toHaveBeenCalledWith([heathrow]);
});

test('the whole name of a place chooses it on leaving, in small letters too', async () => {
  await open();
  await type('london heathrow ');
  fireEvent.keyDown(input(), { key: 'Tab' });
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect([posted(), input().value]).toEqual(['LHR', 'London Heathrow']);
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
  expect(screen.getAllByRole('option').map((row) => row.textContent?.trim())).toEqual([
    'London All airports LON',
    'Add another airport or city',
  ]);
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

test('another place is added as a chip, all are posted, and a chip is taken away again', async () => {
  await open(london);
  act(() => input().focus());
  await act(() => vi.advanceTimersByTimeAsync(0));
  fireEvent.click(screen.getByRole('option', { name: /Add another/ }));
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(input().value).toBe('');
  expect(input().placeholder).toBe('Add another airport or city');
  expect(postedAll()).toEqual(['LON']);
  await type('lhr');
  expect(screen.getAllByRole('option').map((row) => row.id.split('-').at(-1))).toEqual(['LHR']);
  fireEvent.keyDown(input(), { key: 'Enter' });
  expect([input().value, postedAll()]).toEqual(['London Heathrow', ['LON', 'LHR']]);
  fireEvent.click(screen.getByRole('button', { name: 'Remove London (LON)' }));
  expect([input().value, postedAll()]).toEqual(['London Heathrow', ['LHR']]);
});

test('Backspace in the empty room for one more takes the last chip away; leaving it empty gives the place back', async () => {
  await open(undefined, { start: [london, heathrow] });
  act(() => input().focus());
  await act(() => vi.advanceTimersByTimeAsync(0));
  await type('');
  expect(postedAll()).toEqual(['LON']);
  fireEvent.keyDown(input(), { key: 'Tab' });
  await act(async () => {});
  expect([input().value, postedAll()]).toEqual(['London', ['LON']]);
  await type('');
  await type('');
  expect(postedAll()).toEqual(['']);
});

test('several places typed with commas are left to the server', async () => {
  await open();
  await type('LHR, STN');
  fireEvent.keyDown(input(), { key: 'Tab' });
  await act(async () => {});
  expect([postedAll(), input().getAttribute('aria-invalid')]).toEqual([['LHR, STN'], null]);
});

test('without scripts places are a text that can be changed', () => {
  const html = (start: readonly PlaceOption[]) => renderToString(<From start={start} />);
  expect(html([london])).toContain('name="from" value="London (LON)"');
  expect(html([london, heathrow])).toContain('name="from" value="LON, LHR"');
  expect(html([london, heathrow])).not.toContain('type="hidden"');
});

test('a row may do something: its answer takes the place of the list, and why there is none is said', async () => {
  let answer: (groups: readonly PlaceGroup[]) => void = () => undefined;
  const near: PlaceOption = {
    id: 'near-me',
    name: 'Near me',
    detail: '',
    busy: 'Asking your device…',
    act: () => new Promise((resolve) => (answer = resolve)),
  };
  await open(undefined, { by: async () => [{ label: '', options: [near] }] });
  act(() => input().focus());
  await act(() => vi.advanceTimersByTimeAsync(0));
  fireEvent.keyDown(input(), { key: 'ArrowDown' });
  fireEvent.keyDown(input(), { key: 'Enter' });
  expect(screen.getByRole('status').textContent).toBe('Asking your device…');
  await act(async () => answer([{ label: 'Near you', options: [heathrow] }]));
  fireEvent.click(screen.getByRole('option', { name: /Heathrow/ }));
  expect(posted()).toBe('LHR');
  await type('');
  fireEvent.click(screen.getByRole('option', { name: /Near me/ }));
  await act(async () => answer([{ label: '', options: [], note: 'Not allowed.' }]));
  expect(screen.getByRole('status').textContent).toBe('Not allowed.');
});

test('a name in letters of the other direction keeps its beginning in sight: the field runs as its text does', () => {
  expect(renderToString(<From start={[london]} />)).toContain('dir="auto"');
  expect(renderToString(<From />)).not.toContain('dir=');
});
