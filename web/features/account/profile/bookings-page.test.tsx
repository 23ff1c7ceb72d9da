import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showPage } from '../../booking/testing/show-page.tsx';
import { BookingsPage } from './bookings-page.tsx';
import type { BookingList } from './lists.ts';
import { SAMPLE_ACCOUNT, SAMPLE_BOOKING as booking } from './testing/sample-account.ts';
import type { AccountData } from './types.ts';

const LONG_AGO = { day: '2026-10-11', instant: '2026-10-11T10:00:00Z' };
const nav = { upcoming: 1, payment: true };
const showBookings = (data: Partial<AccountData> = {}, list: BookingList = 'upcoming') =>
  showPage(<BookingsPage nav={nav} list={list} next={null} {...SAMPLE_ACCOUNT} {...data} />);

test('guest bookings are offered and never taken by themselves; own ones lead to their page', async () => {
  const guest = { ...booking, id: 'o2', reference: 'WF-GUEST1', claimable: true };
  const page = await showBookings({ bookings: [booking, guest] });
  const form = page.querySelector('#bookings form');
  expect(form?.querySelector<HTMLInputElement>('[name="intent"]')?.value).toBe('claim');
  const rows = [...page.querySelectorAll('a[href^="/bookings/"]')];
  expect(rows.map((row) => row.getAttribute('href'))).toEqual(['/bookings/o1']);
  expect(rows[0]?.textContent).toMatch(
    /Dublin to Lisbon and back.*Wed 24 Mar to Sun 28 Mar 2027, 2 travellers.*Cancelled: Hequan Inn, Double room.*WF-7K2QX9.*Paid.?€494\.66.*Confirmed/,
  );
  expect(page.textContent).toContain('WF-GUEST1');
});

test('a row says what is refunded of a booking, and how its total is paid where a property charges a part', async () => {
  const money = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });
  const paid = money(65_866);
  const split = { ...booking, there: money(3_600), paid, refunding: money(20_000) };
  const cancelled = { ...booking, id: 'o5', state: 'cancelled' as const, paid, refunded: money(20_000) };
  const textOf = async (bookings: (typeof booking)[], list?: BookingList) =>
    (await showBookings({ bookings }, list)).textContent.replaceAll('\u00a0', ' ');
  expect(await textOf([split])).toContain(
    'Paid: €458.66, Pay at the property: €36.00, Refund on its way: €200.00 of €658.66',
  );
  expect(await textOf([cancelled], 'cancelled')).toContain('Refunded: €200.00 of €658.66');
  expect(await textOf([booking])).not.toMatch(/Paid:|Pay at the property:|Refund/);
});

test('a row says until when each thing in it can be cancelled free of charge, on the clock of where it begins', async () => {
  const [flights] = booking.items;
  const free = { ...flights!, freeUntil: '2027-03-02T18:30:00.000Z' };
  const stay = { ...free, vertical: 'stays' as const, begins: { ...free.begins, code: null, name: 'Kampong House' } };
  const textOf = async (items: (typeof booking)['items']) =>
    (await showBookings({ bookings: [{ ...booking, items }] })).querySelector('a[href="/bookings/o1"]')?.textContent;
  expect(await textOf([free])).toContain('Free cancellation until Tue 2 Mar, 18:30, Dublin time');
  const both = await textOf([free, stay]);
  expect(both).toContain('Dublin to Lisbon and back: free cancellation until Tue 2 Mar, 18:30, Dublin time');
  expect(both).toContain('Kampong House: free cancellation until Tue 2 Mar, 18:30, property time');
  expect(await textOf([flights!])).not.toMatch(/free cancellation/i);
});

test('an account whose only bookings are those of a guest says what to do with them, and not that there are none', async () => {
  const page = await showBookings({ bookings: [{ ...booking, claimable: true }] });
  expect(page.textContent).toContain('Add it to see it on all your devices.');
  expect(page.textContent).not.toContain('No bookings yet');
  expect(screen.queryByRole('link', { name: 'Plan a trip' })).toBeNull();
});

test('bookings are told apart by upcoming, past and cancelled, each with its number and its address', async () => {
  const past = { ...booking, id: 'o3', items: booking.items.map((item) => ({ ...item, over: LONG_AGO })) };
  const cancelled = { ...booking, id: 'o4', state: 'cancelled' as const };
  const bookings = [booking, past, cancelled];
  const open = (page: HTMLElement) =>
    [...page.querySelectorAll('a[href^="/bookings/"]')].map((row) => row.getAttribute('href'));
  const page = await showBookings({ bookings });
  const lists = [...page.querySelectorAll('nav[aria-label="Filter bookings"] a')];
  expect(lists.map((link) => `${link.textContent} ${link.getAttribute('href')}`)).toEqual([
    'Upcoming (1) /profile/account',
    'Past (1) /profile/account?list=past',
    'Cancelled (1) /profile/account?list=cancelled',
  ]);
  expect(open(page)).toEqual(['/bookings/o1', '/bookings/o3']);
  expect(open(await showBookings({ bookings }, 'past'))).toEqual(['/bookings/o3']);
  expect(open(await showBookings({ bookings }, 'cancelled'))).toEqual(['/bookings/o4']);
});

test('an account that has bookings says in an empty list what belongs there, with one thing to do', async () => {
  const page = await showBookings({ bookings: [booking] }, 'past');
  expect(page.querySelector('nav[aria-label="Filter bookings"]')?.textContent).toBe('Upcoming (1)Past (0)');
  expect(page.textContent).toContain('No past bookingsTrips move here once they are over, with their receipts.');
  const acts = [...page.querySelectorAll('#bookings h2 ~ p a')].map((link) => link.textContent);
  expect(acts).toEqual(['See upcoming bookings']);
  const cancelled = await showBookings({ bookings: [booking] }, 'cancelled');
  expect(cancelled.textContent).toContain('No cancelled bookings');
});

test('a row has its itinerary and its receipt, each by its name', async () => {
  const page = await showBookings({ bookings: [booking] });
  const papers = [...page.querySelectorAll('a[download]')];
  expect(papers.map((link) => [link.textContent, link.getAttribute('aria-label')])).toEqual([
    ['Itinerary PDF', 'Itinerary PDF: WF-7K2QX9'],
    ['Receipt PDF', 'Receipt PDF: WF-7K2QX9'],
  ]);
});

test('[2.4-02] without bookings there is a button that adds the address they may have been made with', async () => {
  const page = await showBookings({ bookings: [] });
  expect(page.textContent).toContain('No bookings yet');
  const add = screen.getByRole('link', { name: 'Add an email address' });
  expect(add.getAttribute('href')).toBe('/profile/account?addEmail=true');
});
