import { useState } from 'react';
import { fireEvent, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { axeFaults, show } from '#design/testing';
import { ManyCombobox, type ManyComboboxProps, type ManyOption } from './index.ts';

const options: readonly ManyOption[] = [
  { id: 'd', text: 'Design' },
  { id: 'r', text: 'Research' },
  { id: 's', text: 'Sales in Québec' },
  { id: 'g', text: 'Guests', disabled: true },
];

const words = {
  list: 'Policy groups',
  placeholder: 'Add a group',
  remove: (text: string) => `Remove ${text}`,
  count: (count: number) => `${count} groups`,
  none: (typed: string) => `No group matches ${typed}`,
  pending: 'Looking…',
};

function Live(more: Partial<ManyComboboxProps>) {
  const [value, setValue] = useState<readonly ManyOption[]>(more.value ?? []);
  return (
    <form data-testid="form">
      <ManyCombobox
        label="Groups"
        name="group"
        options={options}
        words={words}
        {...more}
        value={value}
        onChange={setValue}
      />
    </form>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Groups' });
const posted = () => new FormData(screen.getByTestId<HTMLFormElement>('form')).getAll('group');
const rows = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
const press = (...keys: readonly string[]) => keys.forEach((key) => fireEvent.keyDown(field(), { key }));
const type = (value: string) => fireEvent.change(field(), { target: { value } });

test('arrows walk the list and Enter chooses, again takes back; the list stays open for the next', async () => {
  const { baseElement } = await show(<Live />);
  press('ArrowDown', 'ArrowDown', 'Enter', 'ArrowDown', 'Enter');
  expect(posted()).toEqual(['d', 'r']);
  expect(field().getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { name: 'Research' }).id);
  expect(await axeFaults(baseElement)).toEqual([]);
  press('Enter');
  expect(posted()).toEqual(['d']);
  press('Escape');
  expect(screen.queryByRole('listbox')).toBeNull();
});

test.each([
  ['sal', ['Sales in Québec']],
  ['quebec', ['Sales in Québec']],
  ['DES', ['Design']],
  ['ign', undefined],
])('typed %s leaves %j', async (typed, left) => {
  await show(<Live />);
  type(typed);
  if (left) expect(rows()).toEqual(left);
  else expect(screen.getByRole('status').textContent).toBe('No group matches ign');
});

test('a choice empties what was typed, and the keys pass by what is disabled', async () => {
  await show(<Live />);
  type('re');
  press('ArrowDown', 'Enter');
  expect([field().value, posted()]).toEqual(['', ['r']]);
  fireEvent.click(screen.getByRole('option', { name: 'Guests' }));
  expect(posted()).toEqual(['r']);
  press('ArrowUp', 'ArrowUp');
  expect(field().getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { name: /^Sales/ }).id);
});

test('chips are taken out by press, and the last one by Backspace in an empty field', async () => {
  await show(<Live value={options.slice(0, 3)} />);
  fireEvent.click(screen.getByRole('button', { name: 'Remove Design' }));
  press('Backspace');
  expect(posted()).toEqual(['r']);
  type('x');
  press('Backspace');
  expect(posted()).toEqual(['r']);
});

test('where the server finds the options, what it sends is shown as it is', async () => {
  const onType = vi.fn();
  await show(<Live onType={onType} />);
  type('zz');
  expect(onType).toHaveBeenCalledExactlyOnceWith('zz');
  expect(rows()).toHaveLength(4);
});

test('before scripts run a native list posts the same', () => {
  const markup = renderToStaticMarkup(
    <ManyCombobox
      label="Groups"
      name="group"
      options={options}
      words={words}
      value={[options[1]!]}
      onChange={() => {}}
    />,
  );
  const holder = document.createElement('form');
  holder.innerHTML = markup;
  expect(new FormData(holder).getAll('group')).toEqual(['r']);
});
