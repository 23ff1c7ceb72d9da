import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { axeFaults } from '#design/testing';
import { openProperty, type Answers } from './testing/open.tsx';
import { AMSTERDAM, AMSTERDAM_PATH, PARIS, PARIS_PATH } from './testing/sample.ts';

const answersOf = ({ results, detail }: typeof PARIS): Answers => ({ 'search.get': results, 'search.offer': detail });
const price = (name: string) => screen.getByRole('region', { name });
const amounts = (name: string): number[] =>
  [...price(name).querySelectorAll('dd')].map((each) => Number((each.textContent ?? '').replace(/[^\d]/g, '')));
const radio = (at: number, name: RegExp): HTMLInputElement => {
  const [group] = screen.getAllByRole('group', { name: new RegExp(`^Room ${at} of`) });
  return within(group!).getByRole('radio', { name });
};

test('the default choice shows the total of the list, and its lines add up to it', async () => {
  await openProperty(PARIS_PATH, answersOf(PARIS));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Le Relais Sauvalon');
  const shown = amounts('Double room');
  const total = PARIS.detail.offer.price!.total.amountMinor;
  // Pay now, its two lines, pay at the property, total.
  expect(shown).toEqual([total, 13_545, 1_355, 0, total]);
  expect(shown[1]! + shown[2]!).toBe(total);
  expect(await axeFaults(document.body)).toEqual([]);
});

test('another plan changes what is paid when, what cancelling costs, and the address', async () => {
  await openProperty(PARIS_PATH, answersOf(PARIS));
  fireEvent.click(screen.getByRole('radio', { name: 'Double room, Breakfast included, €206.00' }));
  expect(amounts('Double room').slice(0, 2)).toEqual([0, 20_600]);
  expect(amounts('Double room').at(-1)).toBe(20_600);
  // 15:00 UTC is 16:00 by the clocks of Paris.
  const ladder = screen.getByRole('list', { name: 'What cancelling costs' });
  expect(ladder.textContent).toMatch(/Free.*until Tue.9.Mar.16:00/);
  expect(location.href).toMatch(/&pick=double\.flex-breakfast$/);
});

test('an address with a choice opens with it', async () => {
  await openProperty(`${PARIS_PATH}&pick=double.flex-room_only`, answersOf(PARIS));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /No meals, €164/ }).checked).toBe(true);
  expect(screen.queryByText(/cannot be had any more/)).toBeNull();
});

test('a choice that is not sold any more is said to be, and the cheapest stands instead', async () => {
  await openProperty(`${PARIS_PATH}&pick=suite.flex`, answersOf(PARIS));
  expect(screen.getByText(/cannot be had any more/)).toBeDefined();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /€149/ }).checked).toBe(true);
});

test('of a type of which one is left never two are chosen: the other room moves, and the page says so', async () => {
  await openProperty(AMSTERDAM_PATH, answersOf(AMSTERDAM), 'USD');
  expect(radio(1, /^Triple room, No meals/).checked).toBe(true);
  expect(radio(2, /^Twin room, No meals/).checked).toBe(true);
  fireEvent.click(radio(1, /^Twin room, No meals/));
  expect(radio(1, /^Twin room, No meals/).checked).toBe(true);
  expect(radio(2, /^Triple room, No meals/).checked).toBe(true);
  expect(screen.getByText(/Room 2 is now: Triple room/)).toBeDefined();
  expect(amounts('Your rooms').at(-1)).toBe(52_664 + 75_526);
});

test('what the house asks for in its own money is said in that money, with the rates of the rest', async () => {
  await openProperty(AMSTERDAM_PATH, answersOf(AMSTERDAM), 'USD');
  const told = price('Your rooms').textContent ?? '';
  expect(told).toContain('The house asks for €1,085.66');
  expect(told).toContain('Converted from EUR at the demo rates of 16 Nov 2026');
  expect(told).toContain('Value added tax (NL), included');
  expect(await axeFaults(document.body)).toEqual([]);
});

test('how many are left is said from three downwards', async () => {
  const { needs, ...detail } = PARIS.detail;
  const four = {
    ...detail,
    needs: needs.map((need) => ({ ...need, offers: need.offers.map((o) => ({ ...o, left: 4 })) })),
  };
  await openProperty(PARIS_PATH, { ...answersOf(PARIS), 'search.offer': four });
  expect(screen.queryByText(/left$/)).toBeNull();
});

test('three rooms left are said to be', async () => {
  await openProperty(PARIS_PATH, answersOf(PARIS));
  expect(screen.getByText('3 rooms left')).toBeDefined();
});

test('nothing on the page books or promises to', async () => {
  await openProperty(PARIS_PATH, answersOf(PARIS));
  const [main] = screen.getAllByRole('main');
  expect(within(main!).queryByRole('button', { name: /book|reserve|continue/i })).toBeNull();
  expect(within(main!).queryByRole('link', { name: /book|reserve|continue/i })).toBeNull();
});

test('a place that is not sold shows others of the same search', async () => {
  await openProperty(PARIS_PATH, { 'search.get': PARIS.results, 'search.offer': 410 });
  expect(screen.getByRole('heading', { level: 1, name: 'This place is gone' })).toBeDefined();
  expect(screen.getAllByRole('article').length).toBe(PARIS.results.offers.length);
  expect(await axeFaults(document.body)).toEqual([]);
});

test('a place with nothing left for these nights is named, and left out of the others', async () => {
  const { offer } = PARIS.detail;
  const full = { ...PARIS.detail, offer: { ...offer, price: null, rooms: [] } };
  const results = { ...PARIS.results, offers: [...PARIS.results.offers, { ...offer, price: null, rooms: [] }] };
  await openProperty(PARIS_PATH, { 'search.get': results, 'search.offer': full });
  expect(screen.getByRole('heading', { level: 1, name: 'Le Relais Sauvalon has no room left' })).toBeDefined();
  expect(screen.queryByRole('article', { name: /Sauvalon/ })).toBeNull();
});

test('a search that cannot be asked leads to its form, filled as it was', async () => {
  const { router } = await openProperty(AMSTERDAM_PATH, { 'search.stays': 422 });
  const { pathname, search } = router.state.location;
  expect(pathname + search).toBe('/stays?edit=1&place=AMS&checkIn=2027-03-10&checkOut=2027-03-13&room=2&room=1-6');
});

test.each(['/property/PAR/2027-03-10?offer=house.h-1', '/property/PAR/2027-03-10/2027-03-13/2adults'])(
  '%s is no address',
  async (path) => {
    const { router } = await openProperty(path, answersOf(PARIS));
    expect(Object.values(router.state.errors ?? {})).toMatchObject([{ status: 404 }]);
  },
);

test('the form without scripts sends a field a room; the address that follows says the choice', async () => {
  const { router } = await openProperty(`${PARIS_PATH}&pick0=double.flex-room_only`, answersOf(PARIS));
  expect(router.state.location.search).toBe('?offer=house.h-3003737-0&pick=double.flex-room_only');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /No meals, €164/ }).checked).toBe(true);
});
