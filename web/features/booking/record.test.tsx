import { expect, test } from 'vitest';
import type { BookingEvent, Order } from '#contract/booking';
import { FACTS } from '../../testing/facts.ts';
import { OrderPage } from './order-view.island.tsx';
import { eur, sampleOrder, samplePayment } from './testing/sample-order.ts';
import { bothOrder, stayItem, stayOrder } from './testing/sample-stay.ts';
import { showPage } from './testing/show-page.tsx';

const KINDS = [
  'order_created',
  'held',
  'payment_authorised',
  'booking_confirmed',
  'payment_taken',
  'mail_sent',
  'cancel_requested',
  'booking_cancelled',
  'refund_paid',
] as const satisfies readonly BookingEvent['kind'][];

const events = (item: number | null): BookingEvent[] =>
  KINDS.map((kind, minute) => ({
    at: `2026-11-20T11:4${minute}:00.000Z`,
    kind,
    amount: kind === 'refund_paid' ? eur(11_550) : null,
    item,
  }));

async function textOf(order: Order, facts = FACTS): Promise<string> {
  const page = (
    <OrderPage order={order} access={{ id: 'o1', token: 'k' }} formtoken="f" points={[]} answer={undefined} />
  );
  return (await showPage(page, 'site', facts)).textContent?.replaceAll('\u00a0', ' ') ?? '';
}

const CLAIMS =
  /airline (kept|confirmed|took)|property (kept|confirmed|took)|bank reserved|amount was charged|sent you|went to/;
const paid = { payments: [samplePayment('captured')], events: events(null) };
/** Sold for money, in no demo. */
const live = { ...FACTS, mode: 'production' } as const;
const charged = { provider: 'bank', methods: ['CARD'], kind: 'live' } as unknown as Order['payment'];

test('the record of a sample says of seats, money and mail what its notes say: none of it is real', async () => {
  const text = await textOf(sampleOrder('confirmed', paid));
  for (const part of [
    'Sample price held',
    'Sample booking confirmed: nothing is booked with an airline',
    'Test payment of €515.50 recorded: no card was charged',
    'Email written; this demo shows it on a page',
    'Sample booking cancelled',
    'Test refund of €115.50 completed: no money was moved',
  ])
    expect(text).toContain(part);
  expect(text).not.toMatch(CLAIMS);
});

test('rooms that are a sample say the same of a property', async () => {
  const text = await textOf(stayOrder(stayItem(), paid));
  expect(text).toContain('Sample price held');
  expect(text).toContain('Sample booking confirmed: nothing is booked with a property');
  expect(text).not.toMatch(CLAIMS);
});

test('what is no sample, paid with money and mailed, says who did what', async () => {
  const order = sampleOrder('confirmed', { ...paid, payment: charged });
  const items = order.items.map((item) => ({ ...item, product: { ...item.product, dataClass: 'live' as const } }));
  const text = await textOf({ ...order, items }, live);
  for (const part of [
    'The airline held the seats for you',
    'The airline confirmed the booking',
    'The amount was charged',
    'We sent your confirmation email to mira@example.com on Fri 20 Nov, 11:42, London time',
    '€115.50 refunded',
  ])
    expect(text).toContain(part);
  expect(text).not.toMatch(/sample seats|test payment|test refund/i);
});

test('beside a property of its own only the flights say that they are a sample', async () => {
  const own = stayItem();
  const both = bothOrder({ ...own, product: { ...own.product, dataClass: 'house' } });
  const text = await textOf({ ...both, events: [0, 1].flatMap((item) => events(item)) });
  expect(text).toContain('London to Singapore: Sample price held');
  expect(text).toContain('The Pilotage: The property held the rooms for you');
  const seen = await textOf({ ...both, events: events(null) });
  expect(seen).toContain('Everything was held for you');
  expect(await textOf({ ...bothOrder(), events: events(null) })).toContain('Sample price held');
});

test('extras chosen after the start are an entry before the payment, so that its sum is explained', async () => {
  const [item] = sampleOrder('confirmed').items;
  const lines = [...item!.price.lines, { kind: 'seat', code: 'SEAT', name: 'Seat', ...eur(1_550) } as const];
  const start = { ...events(null)[0]!, amount: eur(50_000) };
  const order = sampleOrder('confirmed', {
    ...paid,
    items: [{ ...item!, price: { ...item!.price, lines } }],
    events: [start, ...events(null).slice(1)],
  });
  expect(await textOf(order)).toMatch(/Extras added: €15\.50.*Test payment authorised/);
  expect(await textOf(sampleOrder('confirmed', paid))).not.toContain('Extras added');
});
