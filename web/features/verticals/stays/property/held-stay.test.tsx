import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Quote } from '#contract/booking';
import { quote as flights } from '../../../checkout/testing/sample.ts';
import { stayQuote } from '../../../checkout/testing/sample-stay.ts';
import { planId } from './choice-address.ts';
import { openProperty } from './testing/open.tsx';
import { PARIS, PARIS_PATH } from './testing/sample.ts';

const { query, offer, needs } = PARIS.detail;
const offers = needs[0]!.offers;
const kept = offers.at(-1)!;

/** A trip of the last plan of the page at a price, and of something else that costs 100.00. */
function trip(paidMinor: number): Quote {
  const [item] = stayQuote.items;
  if (item?.product.vertical !== 'stays') throw new TypeError('the sample is of stays');
  const total = { ...kept.price.total, amountMinor: paidMinor };
  const price = { ...kept.price, total, lines: [{ ...kept.price.lines[0]!, amountMinor: paidMinor }] };
  const room = { ...item.product.rooms[0]!, need: needs[0]!.need, room: kept.room, plan: kept.plan, price };
  const { checkIn, checkOut } = query;
  const product = { ...item.product, offerId: `old.${offer.key}`, checkIn, checkOut, rooms: [room] };
  const search = PARIS_PATH.replace('/property/', '/stays/').split('?')[0]!;
  const other = { ...item, product: { ...product, offerId: 'old.house.h-0', search: '/stays/LON/1/2/2adults' } };
  const sum = { ...price, total: { ...total, amountMinor: paidMinor + 10_000 } };
  return { ...stayQuote, items: [other, { ...item, product: { ...product, search }, price }], price: sum };
}

const open = (quote: Quote, adding = false) =>
  openProperty(
    PARIS_PATH,
    { 'search.get': PARIS.results, 'search.offer': PARIS.detail, 'cart.read': { quote, adding } },
    PARIS.detail.offer.price!.total.currency,
  );
const said = () => document.querySelector('#price')!.textContent;

test('the room of the trip is chosen and marked at the price that it has there; another one says what the trip comes to', async () => {
  const paid = kept.price.total.amountMinor - 500;
  await open(trip(paid));
  const radio = screen.getByRole<HTMLInputElement>('radio', { name: /, In your trip$/ });
  expect([radio.value, radio.checked]).toEqual([planId(kept), true]);
  expect(screen.getAllByText('In your trip', { selector: 'ul span' })).toHaveLength(1);
  expect(said()).toMatch(/Trip total .*, same price as now/);
  expect(said()).not.toContain('Price not held yet');
  expect(screen.getAllByRole('button', { name: 'Keep this room' })).toHaveLength(2);
});

test('where it costs less by now it is shown at that price, with what is saved', async () => {
  await open(trip(kept.price.total.amountMinor + 500));
  expect(said()).toMatch(/5\.00 less than now/);
});

test('a rate of members that is in the trip is still called one', async () => {
  const plan = { ...kept.plan, audience: 'member' as const };
  const ofMembers = needs.map((need) => ({
    ...need,
    offers: need.offers.map((each) => (planId(each) === planId(kept) ? { ...each, plan } : each)),
  }));
  const detail = { ...PARIS.detail, needs: ofMembers };
  await openProperty(
    PARIS_PATH,
    { 'search.get': PARIS.results, 'search.offer': detail, 'cart.read': { quote: trip(1_000), adding: false } },
    PARIS.detail.offer.price!.total.currency,
  );
  expect(screen.getByRole('radio', { name: /, Member rate, In your trip$/ })).toBeDefined();
  expect(screen.getAllByText('Member rate, In your trip', { selector: 'ul span' })).toHaveLength(1);
});

test('a room that is added says what the trip comes to with it', async () => {
  await open(flights, true);
  const sums = [...said().matchAll(/€([\d,]+)\.(\d\d)/g)].map((found) => Number(found[0].replaceAll(/\D/g, '')));
  const [, all] = /Trip total €([\d,]+\.\d\d)/.exec(said()) ?? [];
  expect(sums).toContain(Number(all?.replaceAll(/\D/g, '')) - flights.price.total.amountMinor);
});
