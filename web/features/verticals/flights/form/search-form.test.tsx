import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, fireEvent, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { show } from '#design/testing';
import { FactsContext } from '../../../../facts.ts';
import { FACTS } from '../../../../testing/facts.ts';
import { EMPTY, type FormStart, NO_LEG } from './form-state.ts';
import { SearchForm } from './search-form.island.tsx';

const LONDON = { id: 'LON', name: 'London', detail: 'United Kingdom', code: 'LON' };
const ROME = { id: 'ROM', name: 'Rome', detail: 'Italy', code: 'ROM' };

async function send(start: Partial<FormStart>): Promise<void> {
  await show(
    <FactsContext value={FACTS}>
      <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
        <RouterProvider
          router={createMemoryRouter([{ path: '*', element: <SearchForm start={{ ...EMPTY, ...start }} /> }])}
        />
      </I18nProvider>
    </FactsContext>,
  );
  await act(async () => fireEvent.submit(document.querySelector('form')!));
}

const said = (...ids: readonly string[]) => ids.map((id) => document.getElementById(`${id}-error`)?.textContent);
const PLACE = 'Enter a city or an airport.';
const DATE = 'Choose a date.';

test('a return that is sent empty stays, says what each field wants and puts the focus into the first', async () => {
  await send({});
  expect(said('from', 'to', 'depart')).toEqual([PLACE, PLACE, DATE]);
  expect(said('return')).toEqual(['Choose a return date, or select One way.']);
  expect(document.activeElement?.id).toBe('from');
  // Nothing opens over what is said of the other fields.
  expect(screen.queryByRole('listbox')).toBeNull();
  const again = screen.getByRole('combobox', { name: 'From' });
  await act(async () => (again.blur(), again.focus()));
  expect(screen.queryByRole('listbox')).not.toBeNull();
});

test('one way wants no day for a way back', async () => {
  await send({ trip: 'oneway', legs: [{ ...NO_LEG, from: [LONDON], to: [ROME] }] });
  expect(said('from', 'to', 'depart')).toEqual([undefined, undefined, DATE]);
  expect(document.activeElement?.id).toBe('depart');
});

test('each flight of a journey says what it lacks, one that was added too', async () => {
  await send({ trip: 'multi', legs: [{ ...NO_LEG, from: [LONDON], to: [ROME], date: '2027-03-10' }, NO_LEG] });
  expect(said('from', 'to', 'depart')).toEqual([undefined, undefined, undefined]);
  expect(said('from2', 'to2', 'depart2')).toEqual([PLACE, PLACE, DATE]);
  expect(document.activeElement?.id).toBe('from2');
  fireEvent.click(screen.getByRole('button', { name: 'Add a flight' }));
  expect(said('from3', 'to3', 'depart3')).toEqual([undefined, undefined, undefined]);
  await act(async () => fireEvent.submit(document.querySelector('form')!));
  expect(said('to2', 'to3')).toEqual([PLACE, PLACE]);
});
