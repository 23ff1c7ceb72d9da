import { act, renderHook, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { FLEX_DAYS } from '#contract/search';
import type { Day, FlightAddress } from '#contract/search';
import { showPage } from '../../../booking/testing/show-page.tsx';
import { datesAround } from './days-around.ts';
import { DaysSheet, NearestDays, OtherDays } from './days.island.tsx';
import { useDays } from './use-days.ts';

const address: FlightAddress = {
  from: ['LHR', 'STN'],
  to: ['SIN'],
  depart: '2026-11-22',
  return: '2026-11-29',
  passengers: { adults: 2, children: [], infantsInSeat: 0, infantsOnLap: 0 },
  cabin: 'economy',
  bags: { cabin: 1, checked: 0 },
  sort: 'cheapest',
  filters: { stops: [0] },
  flexDays: 0,
  show: 60,
  skip: 0,
};

/** Totals by the day that moves; days without one have no flights. */
function daysOf(move: 'trip' | 'return', totals: Readonly<Record<string, number>>): Day[] {
  return datesAround(address, move).map((at): Day => {
    const amountMinor = totals[(move === 'trip' ? at.departure : (at.return ?? '')).slice(-2)];
    const total = amountMinor === undefined ? null : { amountMinor, currency: 'EUR' };
    const over = at.departure < '2026-11-20';
    return { ...at, total, exact: true, reason: total ? null : over ? 'DATE_PAST' : 'NO_FLIGHTS' };
  });
}

const TRIP = daysOf('trip', { 20: 90_000, 22: 80_000, 23: 75_050 });
const BACK = daysOf('return', { 28: 74_000, 29: 80_000 });

function stubApi(trip = TRIP): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return Response.json({ days: url.includes('move=return') ? BACK : trip, checkedAt: '' });
  });
  return asked;
}

const phone = () =>
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
const links = () =>
  screen.getAllByRole('link').map((link) => `${link.textContent?.trim()} -> ${link.getAttribute('href')}`);

afterEach(() => vi.unstubAllGlobals());

test('each day leads to the same search on that day; the lowest says so, days that are over lead nowhere', async () => {
  stubApi();
  await showPage(<OtherDays id="s1" address={address} />);
  await act(async () => {});
  expect(links()).toContain(
    'Mon 23Mon 23 Nov to Mon 30 Nov €751 lowest -> /flights/LHR,STN-SIN/2026-11-23/2026-11-30/2adults?sort=cheapest&fs=stops:0',
  );
  expect(links()).toHaveLength(6);
  expect(screen.getByRole('navigation', { name: 'Lowest total by day, same 7 nights' })).toBeDefined();
  expect(screen.getByText('past').closest('a')).toBeNull();
  expect(screen.getByRole('link', { current: 'date' }).textContent).toContain('Sun 22 Nov to Sun 29 Nov');
});

test('of two days that read alike neither is called lower', async () => {
  stubApi(daysOf('trip', { 21: 75_080, 22: 80_000, 23: 75_050 }));
  await showPage(<OtherDays id="s9" address={address} />);
  await act(async () => {});
  expect(links().filter((link) => link.includes('€751 lowest'))).toHaveLength(2);
});

test('flexible days price both directions and say which are the lowest', async () => {
  stubApi();
  await showPage(<OtherDays id="s2" address={{ ...address, flexDays: FLEX_DAYS }} />);
  await act(async () => {});
  const found = screen.getByRole('link', { name: 'Sun 22 Nov to Sat 28 Nov for €740' });
  expect(found.closest('p')?.textContent).toContain('€60 less than your dates');
  expect(found.getAttribute('href')).toContain('/2026-11-22/2026-11-28/2adults?sort=cheapest&fs=stops:0&flex=3');
  expect(screen.getAllByRole('navigation')).toHaveLength(2);
});

test('an empty list offers the nearest days that have flights, or says that they have none either', async () => {
  stubApi();
  await showPage(<NearestDays id="s3" address={address} />);
  await act(async () => {});
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('aria-label'))).toEqual([
    'See this date: Mon 23 Nov to Mon 30 Nov',
    'See this date: Fri 20 Nov to Fri 27 Nov',
  ]);
  expect(screen.getByText('€751')).toBeDefined();
  stubApi(daysOf('trip', {}));
  await showPage(<NearestDays id="s4" address={address} />);
  await act(async () => {});
  expect(screen.getByText('There are none in the three days before or after either.')).toBeDefined();
});

test('on a phone the days come in a sheet and are asked only then', async () => {
  phone();
  const asked = stubApi();
  await showPage(<OtherDays id="s5" address={address} />);
  await act(async () => {});
  expect(asked).toEqual([]);
  await showPage(<DaysSheet id="s5" address={address} open onClose={vi.fn()} />);
  await act(async () => {});
  expect(asked).toEqual(['/i/api/search/v1/s5/days?move=trip&fs=stops%3A0']);
  expect(screen.getByRole('link', { name: /^Mon 23 Nov to Mon 30 Nov €751 lowest/ })).toBeDefined();
});

test('days are asked once for all that show them, and again when filters change', async () => {
  const asked = stubApi();
  function useTwice(at: FlightAddress) {
    return [useDays('s6', at, 'trip', 'always'), useDays('s6', at, 'trip', 'always')];
  }
  const { result, rerender } = renderHook(useTwice, { initialProps: address });
  expect(result.current[0]?.pending).toBe(true);
  await act(async () => {});
  expect(result.current.map(({ days }) => days?.length)).toEqual([7, 7]);
  expect(asked).toHaveLength(1);
  rerender({ ...address, filters: {} });
  expect(result.current[0]).toMatchObject({ days: null, pending: true });
  await act(async () => {});
  expect(asked.at(-1)).toBe('/i/api/search/v1/s6/days?move=trip&fs=');
});
