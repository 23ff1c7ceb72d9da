import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { countries, countryWords } from '#design/examples';
import { show } from '#design/testing';
import { COUNTRY_COLUMNS, CountryPicker, matchingCountries } from './index.ts';

const words = countryWords('all');

async function open() {
  const onPick = vi.fn((_link: unknown, event: { preventDefault: () => void }) => event.preventDefault());
  await show(<CountryPicker countries={countries} words={words} onPick={onPick} />);
  return onPick;
}

test.each([
  [' AUSTRIA ', ['AT']],
  ['öster', ['AT']],
  ['français', ['BE']],
  ['belgi', ['BE']],
  ['english', ['IE']],
  ['  ', ['AT', 'BE', 'IE']],
  ['xyz', []],
])('[5-10b] the search %j means %j, by country, own name and language, trimmed, in any case', (search, found) => {
  expect(matchingCountries(countries, search).map(({ id }) => id)).toEqual(found);
});

test('[8-12a] a search without a country says so with a title and a subtitle', async () => {
  await open();
  fireEvent.change(screen.getByLabelText('Find a country, all'), { target: { value: 'xyz ' } });
  expect(screen.getByText('No country found')).toBeDefined();
  expect(screen.getByText('Nothing is called xyz.')).toBeDefined();
  expect(screen.queryByRole('list')).toBeNull();
  await expect.poll(() => screen.getByRole('status').textContent).toBe('0 of 3');
});

test('[4-13b] pressing the active country does nothing', async () => {
  const onPick = await open();
  const active = screen.getByRole('link', { name: 'Ireland' });
  expect(active.getAttribute('aria-current')).toBe('true');
  expect(fireEvent.click(active)).toBe(false);
  expect(onPick).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('link', { name: /Österreich/ }));
  expect(onPick).toHaveBeenCalledOnce();
});

test('[4-13b] a country with several languages expands in place', async () => {
  const onPick = await open();
  expect(screen.queryByRole('link', { name: 'Nederlands' })).toBeNull();
  const more = screen.getByRole('button', { name: /^Belgium.*België.*2 languages/ });
  fireEvent.click(more);
  expect(more.getAttribute('aria-expanded')).toBe('true');
  const dutch = screen.getByRole('link', { name: 'Nederlands' });
  expect(dutch.querySelector('bdi')?.lang).toBe('nl-be');
  fireEvent.click(dutch);
  expect(onPick).toHaveBeenCalledOnce();
});

test('names in their own language carry it, so that they are read out right', async () => {
  await open();
  expect(screen.getByText('Österreich').lang).toBe('de');
});

test('rows say first what they are ordered by: the name in the language of the reader', async () => {
  await open();
  const rows = screen.getAllByRole('listitem').map((row) => row.querySelector('b')?.textContent);
  expect(rows).toEqual(['Austria', 'Belgium', 'Ireland']);
});

test('[8-12b] a flag that does not come leaves its code', async () => {
  await open();
  const [flag] = document.querySelectorAll('img');
  expect([flag?.getAttribute('src'), flag?.getAttribute('loading'), flag?.alt]).toEqual(['/flags/at.svg', 'lazy', '']);
  fireEvent.error(flag!);
  expect(screen.getByText('AT').getAttribute('aria-hidden')).toBe('true');
});

test('[9-03b] three columns by default', async () => {
  await open();
  expect(COUNTRY_COLUMNS).toBe(3);
  expect(screen.getByRole('list').dataset['columns']).toBe('3');
});

test('[9-01b] how many were found is said once the typing has paused for 300 ms', async () => {
  await open();
  vi.useFakeTimers();
  const type = (value: string) => fireEvent.change(screen.getByLabelText('Find a country, all'), { target: { value } });
  const said = () => screen.getByRole('status').textContent;
  type('b');
  act(() => void vi.advanceTimersByTime(200));
  type('be');
  act(() => void vi.advanceTimersByTime(299));
  expect(said()).toBe('3 of 3');
  expect(screen.queryByText('Austria')).toBeNull();
  act(() => void vi.advanceTimersByTime(1));
  expect(said()).toBe('1 of 3');
  vi.useRealTimers();
});
