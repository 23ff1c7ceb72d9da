import { addDays } from '#contract/core';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { OutputOf } from '#contract/core';
import { type search, parsePropertyAddress, type StayNight } from '#contract/search';
import { axeFaults } from '#design/testing';
import { showPage } from '../../../booking/testing/show-page.tsx';
import { PARIS_PATH } from '../property/testing/sample.ts';
import type { AnsweredNights } from './asked-nights.ts';
import { arrivalsOf, columnOf, monthsOnSale } from './months.ts';
import { NightPrices } from './nights.island.tsx';

type Answer = OutputOf<typeof search.nights>;

const [path = '', query = ''] = PARIS_PATH.split('?');
const { address, key } = parsePropertyAddress(path, query)!;
const money = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });

/** Totals by day of the month; `there` is part of them. Others say why there is none. */
function answerOf(month: string, nights: number, totals: Readonly<Record<number, number>>, there = 0): Answer {
  const days = arrivalsOf(month, false).map((checkIn, at): StayNight => {
    const total = totals[at + 1];
    const dates = { checkIn, checkOut: addDays(checkIn, nights), exact: true };
    if (total === undefined) return { ...dates, total: null, now: null, there: null, key: null, reason: 'TOO_SHORT' };
    return { ...dates, total: money(total), now: money(total - there), there: money(there), key, reason: null };
  });
  return { month, nights, days, checkedAt: '2026-11-22T12:00:00.000Z' };
}

const MARCH = answerOf('2027-03', 3, { 9: 20_000, 10: 18_000, 11: 14_950, 20: 15_000 }, 1_200);

function stubApi(answers: Readonly<Record<string, Answer | number>>): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.endsWith('/stays')) return Response.json({ id: 's2' });
    const params = new URL(url, 'http://localhost').searchParams;
    asked.push([...params].map(([name, value]) => `${name}=${value}`).join('&'));
    const answer = answers[`${params.get('month')} ${params.get('nights') ?? params.get('only')}`] ?? 500;
    return typeof answer === 'number' ? Response.json({ errors: [] }, { status: answer }) : Response.json(answer);
  });
  return asked;
}

const show = async (first: AnsweredNights | null = null, searchId = 's1') => {
  await showPage(<NightPrices searchId={searchId} address={address} offerKey={key} first={first} />);
  await act(async () => {});
};
const links = () => within(screen.getByRole('navigation')).getAllByRole('link');
const named = (link: HTMLElement) => (link.textContent ?? '').replaceAll(/\s+/g, ' ');

afterEach(() => vi.unstubAllGlobals());

test('each day leads to the same house for as many nights from that day, with its total and what is paid there', async () => {
  stubApi({ '2027-03 3': MARCH });
  await show();
  expect(links().map((link) => link.getAttribute('href'))).toEqual(
    ['09/2027-03-12', '10/2027-03-13', '11/2027-03-14', '20/2027-03-23'].map(
      (days) => `/property/PAR/2027-03-${days}/2adults?offer=${key}`,
    ),
  );
  expect(named(links()[0]!)).toContain('Tue 9 Mar to Fri 12 Mar €200.00');
  expect(named(links()[0]!)).toContain('€12.00 at the property');
  expect(screen.getByRole('link', { current: 'date' })).toBe(links()[1]);
  expect(screen.getByRole('link', { name: 'Thu 11 Mar to Sun 14 Mar for €149.50' })).toBeDefined();
  expect(links().filter((link) => named(link).includes('lowest'))).toEqual([links()[2]]);
  expect(screen.getAllByText('longer stay required').length).toBe(27);
  expect(screen.getAllByText('longer stay required').some((note) => note.closest('a'))).toBe(false);
  expect(await axeFaults(document.body)).toEqual([]);
});

test('another month and another length are asked for; going back asks nobody', async () => {
  const april = answerOf('2027-04', 3, { 1: 9_900, 2: 9_800 });
  const asked = stubApi({ '2027-03 3': MARCH, '2027-04 3': april, '2027-04 weekends': april });
  await show(null, 's3');
  const before = asked.length;
  fireEvent.change(screen.getByLabelText('Month'), { target: { value: '2027-04' } });
  await act(async () => {});
  expect(named(links()[0]!)).toContain('€99.00');
  fireEvent.change(screen.getByLabelText('Length of stay'), { target: { value: 'weekends' } });
  await act(async () => {});
  expect(asked.slice(before)).toEqual([
    `offer=${key}&month=2027-04&nights=3`,
    `offer=${key}&month=2027-04&only=weekends`,
  ]);
  expect(screen.getAllByRole('listitem').length).toBe(5);
  fireEvent.change(screen.getByLabelText('Length of stay'), { target: { value: '3' } });
  await act(async () => {});
  expect(asked.length).toBe(before + 2);
});

test('what the server answered with the page stands, and what is wrong with an address is said at its field', async () => {
  const asked = stubApi({});
  const problem = {
    code: 'MONTH_NOT_SOLD',
    description: '',
    localizedDescription: 'Nothing is on sale then.',
    field: 'month',
  };
  await show({ choice: { month: '2031-01', stay: '3' }, answer: null, problems: [problem] });
  const field = screen.getByLabelText<HTMLSelectElement>('Month');
  expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['2031-01', 'true']);
  expect(screen.getByText('Nothing is on sale then.')).toBeDefined();
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(asked).toEqual([]);
});

test('prices that do not come are said not to, and asked for again', async () => {
  stubApi({ '2027-03 3': 500 });
  vi.setSystemTime('2026-11-22T12:00:00Z');
  await showPage(
    <NightPrices
      searchId="s4"
      address={{ ...address, rooms: [{ adults: 1, children: [] }] }}
      offerKey={key}
      first={null}
    />,
  );
  await act(async () => {});
  expect(screen.getByRole('alert').textContent).toContain('Prices for this month could not be loaded');
  stubApi({ '2027-03 3': MARCH });
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await act(async () => {});
  expect(links().length).toBe(4);
});

test('months on sale, days of a month and their columns', () => {
  expect(monthsOnSale('2026-11-22')).toHaveLength(13);
  expect(monthsOnSale('2026-11-22').at(-1)).toBe('2027-11');
  expect(arrivalsOf('2027-02', false)).toHaveLength(28);
  expect(arrivalsOf('2027-02', true)).toEqual(['2027-02-05', '2027-02-12', '2027-02-19', '2027-02-26']);
  expect([arrivalsOf('2027-13', false), arrivalsOf('soon', false)]).toEqual([[], []]);
  // 1 March 2027 is a Monday.
  expect([1, 7, 6].map((first) => columnOf('2027-03-01', first))).toEqual([1, 2, 3]);
});
