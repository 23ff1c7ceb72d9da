import { expect, test } from 'vitest';
import type { Order, OrderItem } from '#contract/booking';
import { createSpeak } from '#platform/words';
import { readBrandFolders } from '../../server/compose/brands.ts';
import { mailLooks } from '../../server/compose/mail-looks.ts';
import { writeMail } from './order-mail.ts';
import { itineraryOf, receiptOf } from './paper.ts';
import { flightItem, flights, orderOf, room, stayItem } from './testing/sample-orders.ts';

const look = mailLooks(readBrandFolders(null))('wayfold');
const speech = createSpeak({})('en-IE');
const now = new Date('2026-11-27T12:00:00Z');

/** What each says of the order: the mail in both its forms, the receipt and the itinerary. */
function toldOf(order: Order): Readonly<Record<'text' | 'html' | 'receipt' | 'itinerary', string>> {
  const { text, html } = writeMail({ kind: 'confirmation', order, url: 'https://w.example/b', look, speech });
  const asked = { order, look, now, speech };
  return { text, html, receipt: JSON.stringify(receiptOf(asked)), itinerary: JSON.stringify(itineraryOf(asked)) };
}

type Audience = 'contract' | 'member' | undefined;

const flightsFor = (audience: Audience): OrderItem =>
  flightItem({ product: { ...flights, fare: { ...flights.fare, ...(audience && { audience }) } } });
function roomsFor(...audiences: readonly Audience[]): OrderItem {
  const rooms = audiences.map((audience) => {
    const one = room();
    return { ...one, plan: { ...one.plan, audience: audience ?? ('public' as const) } };
  });
  return stayItem(rooms);
}

const ANY = /(Company|Member) (fare|rate)/;

test.for([
  ['Company fare', orderOf([flightsFor('contract')])],
  ['Member fare', orderOf([flightsFor('member')])],
  ['Company rate', orderOf([roomsFor('contract')])],
  ['Member rate', orderOf([roomsFor('member', undefined)])],
  ['Company rate', orderOf([roomsFor('member', 'contract')])],
] as const)('mail, receipt and itinerary say that the price is a %s', ([told, order]) => {
  for (const [where, said] of Object.entries(toldOf(order)))
    expect([where, said]).toEqual([where, expect.stringContaining(told)]);
});

test('what is priced for everybody says nothing of it', () => {
  const order = orderOf([flightsFor(undefined), roomsFor(undefined, undefined)]);
  for (const said of Object.values(toldOf(order))) expect(said).not.toMatch(ANY);
});

test('of several things each says for whom it is priced', () => {
  const { text, receipt } = toldOf(orderOf([flightsFor('contract'), roomsFor('member')]));
  for (const said of [text, receipt]) {
    expect(said.match(/Company fare/g)).toHaveLength(1);
    expect(said).toContain('Member rate');
  }
});

test('each room says its own rate where they differ', () => {
  const { itinerary } = toldOf(orderOf([roomsFor('contract', undefined, 'member')]));
  expect(itinerary).toMatch(
    /Room 1: Double room, Company rate".*Room 2: Double room".*Room 3: Double room, Member rate"/,
  );
});
