import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { placeWords } from '#design/examples';
import { show } from '#design/testing';
import { PlaceCombobox, type PlaceOption, type Settle, type Suggest } from './index.ts';

const midlands: PlaceOption = { id: 'BHX', name: 'Birmingham', detail: 'United Kingdom', code: 'BHX' };
const alabama: PlaceOption = { id: 'BHM', name: 'Birmingham', detail: 'United States', code: 'BHM' };
const suggest: Suggest = async () => [{ label: '', options: [midlands, alabama] }];

function From({ settle }: { readonly settle: Settle | undefined }) {
  const [places, setPlaces] = useState<readonly PlaceOption[]>([]);
  const fixed = { label: 'From', name: 'from', suggest, words: placeWords };
  return (
    <form>
      <PlaceCombobox {...fixed} settle={settle} places={places} onChange={setPlaces} />
    </form>
  );
}

const input = () => screen.getByRole<HTMLInputElement>('combobox');
const posted = () => new FormData(document.querySelector('form')!).get('from');

async function press(key: 'Enter' | 'Tab', settle: Settle | undefined) {
  await show(<From settle={settle} />);
  act(() => input().focus());
  fireEvent.change(input(), { target: { value: 'birmingham' } });
  await act(async () => void fireEvent.keyDown(input(), { key }));
}

test('a name that several places share is not taken on leaving: the likely ones are choices', async () => {
  await press('Tab', async () => [midlands, alabama]);
  expect([posted(), input().getAttribute('aria-invalid')]).toEqual(['birmingham', 'true']);
  expect(document.getElementById(input().getAttribute('aria-describedby')!)?.textContent).toBe(
    '“birmingham” can mean several places.',
  );
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Birmingham, United Kingdom', 'Birmingham, United States']),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Birmingham, United States' }));
  expect([posted(), input().value, input().hasAttribute('aria-invalid')]).toEqual(['BHM', 'Birmingham', false]);
});

test('nor is it taken by Enter, which points at the first row', async () => {
  await press('Enter', async () => [midlands, alabama]);
  expect(posted()).toBe('birmingham');
  expect(document.getElementById(input().getAttribute('aria-activedescendant')!)?.textContent).toContain('Kingdom');
});

test.each<[string, Settle | undefined, string]>([
  ['the one that is clearly meant', async () => [alabama], 'BHM'],
  ['the first where no answer came', async () => Promise.reject(new Error('no answer')), 'BHX'],
  ['the first where nothing can be asked', undefined, 'BHX'],
])('of several places of a name %s is taken on leaving', async (_case, settle, taken) => {
  await press('Tab', settle);
  expect(posted()).toBe(taken);
});
