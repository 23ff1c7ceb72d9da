import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, fireEvent, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeAll, expect, test } from 'vitest';
import type { Problem } from '#contract/core';
import { show } from '#design/testing';
import { FactsContext } from '../../../../facts.ts';
import { FACTS } from '../../../../testing/facts.ts';
import { EMPTY, type StayFormStart } from './form-state.ts';
import { SearchForm } from './search-form.island.tsx';

const LONDON = { id: 'LON', name: 'London', detail: 'United Kingdom', code: 'LON' };
const DATES = { depart: '2027-03-10', back: '2027-03-13' };

beforeAll(async () => {
  // Transformed once, so that the panel comes within a turn of the loop.
  await import('../../../../../design/rooms-field/panel.tsx');
});

function open(start: Partial<StayFormStart> = {}, problems: readonly Problem[] = []) {
  const element = <SearchForm start={{ ...EMPTY, ...start }} problems={problems} />;
  return show(
    <FactsContext value={FACTS}>
      <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
        <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
      </I18nProvider>
    </FactsContext>,
  );
}

const sent = () =>
  [...new FormData(document.querySelector('form')!)].map(([name, value]) => `${name}=${String(value)}`);
const problem = (field: string, localizedDescription: string): Problem => ({
  code: 'X',
  description: 'x',
  field,
  localizedDescription,
});

test('it sends where, both days and every room, and says the nights', async () => {
  await open({
    place: [LONDON],
    dates: DATES,
    rooms: [
      { adults: 2, children: [7] },
      { adults: 1, children: [] },
    ],
  });
  expect(sent()).toEqual(['place=LON', 'checkIn=2027-03-10', 'checkOut=2027-03-13', 'room=2-7', 'room=1']);
  expect(screen.getByLabelText('Check-out 3 nights')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Rooms and guests 4 guests, 2 rooms' })).toBeDefined();
});

test('a check-out on the day of check-in is told at once; an earlier check-in keeps the nights', async () => {
  await open({ dates: DATES });
  const type = (label: RegExp, value: string) => {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
    fireEvent.blur(screen.getByLabelText(label));
  };
  type(/^Check-out/, '10 Mar 2027');
  expect(screen.getByText('10 Mar 2027 is not after check-in. Choose a later date.')).toBeDefined();
  type(/^Check-out/, '13 Mar 2027');
  type(/^Check-in/, '13 Mar 2027');
  expect(sent()).toContain('checkOut=2027-03-16');
});

test('what was refused stands at its field and goes when the field is changed; the others stay', async () => {
  await open({ place: [LONDON], dates: DATES, rooms: [{ adults: 2, children: [null] }] }, [
    problem('place', 'Wrong place.'),
    problem('checkIn', 'Wrong day.'),
    problem('rooms.0.children.0', 'Choose the age of child 1 in room 1.'),
  ]);
  const said = (id: string) => document.getElementById(`${id}-error`)?.textContent;
  expect([said('place'), said('check-in'), said('rooms')]).toEqual([
    'Wrong place.',
    'Wrong day.',
    'Choose the age of child 1 in room 1.',
  ]);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: /^Rooms and guests/ })));
  fireEvent.change(screen.getByLabelText('Age of child 1'), { target: { value: '0' } });
  expect([said('rooms'), said('place')]).toEqual([undefined, 'Wrong place.']);
  expect(sent()).toContain('room=2-0');
});

test('what is sent empty is told on the spot, with the focus at the first; what is filled since is told no more', async () => {
  await open({ place: [LONDON] });
  await act(async () => fireEvent.submit(document.querySelector('form')!));
  const said = (id: string) => document.getElementById(`${id}-error`)?.textContent;
  expect([said('place'), said('check-in'), said('check-out')]).toEqual([undefined, 'Choose a date.', 'Choose a date.']);
  expect(document.activeElement?.id).toBe('check-in');
  const field = screen.getByLabelText(/^Check-out/);
  fireEvent.change(field, { target: { value: '13 Mar 2027' } });
  fireEvent.blur(field);
  expect([said('check-in'), said('check-out')]).toEqual(['Choose a date.', undefined]);
});

test('a piece of the map keeps its middle until another place is chosen', async () => {
  const map = { id: '@1,103,2,104', name: 'This part of the map', detail: '' };
  await open({ place: [map], near: 'SIN' });
  expect(sent()).toContain('near=SIN');
  fireEvent.change(screen.getByRole('combobox', { name: 'Where' }), { target: { value: 'Lisbon' } });
  expect(sent().filter((field) => /^(place|near)/.test(field))).toEqual(['place=Lisbon']);
});
