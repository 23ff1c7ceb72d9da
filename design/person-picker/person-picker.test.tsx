import { fireEvent, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { show } from '#design/testing';
import { PersonPicker, type PersonPickerProps, type PersonRow } from './index.ts';

const row = (name: string, more: Partial<PersonRow> = {}): PersonRow => ({
  id: name,
  name,
  detail: 'Research',
  person: { displayName: name },
  ...more,
});

const people = [
  row('Marta', { fact: { tone: 'warn', text: 'Passport ended', note: 'Flights need a new one' } }),
  row('Mark'),
  row('Marius', { closed: { reason: 'Has not allowed you', way: <a href="#ask">Ask Marius</a> } }),
];

const base: PersonPickerProps = {
  people,
  text: 'mar',
  words: {
    search: 'Person',
    placeholder: 'Name or email',
    list: 'People found',
    found: '3 found',
    pending: 'Searching…',
    none: { title: 'Nobody found', text: 'Check the spelling.' },
    closed: 'Not open to you',
    choosing: 'Choosing…',
  },
  onType: () => {},
  onPick: () => {},
};

const field = () => screen.getByRole('combobox', { name: 'Person' });

test('arrows walk the people that can be chosen, and Enter takes one', async () => {
  const pick = vi.fn();
  await show(<PersonPicker {...base} onPick={pick} />);
  for (const key of ['ArrowDown', 'ArrowUp', 'Enter']) fireEvent.keyDown(field(), { key });
  expect(pick).toHaveBeenCalledExactlyOnceWith('Mark');
  expect(field().getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { name: /^Mark / }).id);
});

test('a row says who it is, which rules hold and what is missing', async () => {
  await show(<PersonPicker {...base} />);
  expect(screen.getByRole('option', { name: 'Marta Research Passport ended Flights need a new one' })).toBeDefined();
});

test('who cannot be chosen stands apart with the reason and a way to ask', async () => {
  await show(<PersonPicker {...base} />);
  expect(screen.queryByRole('option', { name: /Marius/ })).toBeNull();
  const closed = within(screen.getByRole('list', { name: 'Not open to you' }));
  expect(closed.getByText('Has not allowed you')).toBeDefined();
  expect(closed.getByRole('link', { name: 'Ask Marius' })).toBeDefined();
});

test('while a choice is on its way its row says so, and no other can be taken', async () => {
  const pick = vi.fn();
  await show(<PersonPicker {...base} choosing="Mark" onPick={pick} />);
  expect(screen.getByRole('option', { name: /^Mark .*Choosing…/ }).getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(screen.getByRole('option', { name: /^Marta/ }));
  expect(pick).not.toHaveBeenCalled();
});

test('nobody found says so and what to do', async () => {
  await show(<PersonPicker {...base} people={[]} />);
  expect(screen.getByText('Check the spelling.')).toBeDefined();
  await expect.poll(() => screen.getByRole('status').textContent).toBe('Nobody found');
});

test('what failed is said beside the search', async () => {
  await show(<PersonPicker {...base} error="Mark was not chosen." />);
  expect(screen.getByText('Mark was not chosen.')).toBeDefined();
});

test('before scripts run each person is a link', () => {
  const markup = renderToStaticMarkup(<PersonPicker {...base} hrefOf={(id) => `/for/${id}`} />);
  expect(markup.match(/href="\/for\/\w+"/g)).toEqual(['href="/for/Marta"', 'href="/for/Mark"']);
});
