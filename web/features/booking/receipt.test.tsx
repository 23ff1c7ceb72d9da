import { expect, test } from 'vitest';
import type { Order } from '#contract/booking';
import { OrderReceipt } from './order-receipt.tsx';
import { eur, sampleOrder, samplePayment } from './testing/sample-order.ts';
import { bothOrder, stayItem, stayOrder } from './testing/sample-stay.ts';
import { showPage } from './testing/show-page.tsx';

async function notesOf(order: Order): Promise<string[]> {
  const page = await showPage(<OrderReceipt order={order} />);
  return [...page.querySelectorAll('[aria-label="Receipt"] li')].map(
    (note) => note.textContent?.replaceAll('\u00a0', ' ') ?? '',
  );
}

const paid = { payments: [samplePayment('captured')] };

test('the price seen first is claimed where the list showed it, and not where another fare was chosen', async () => {
  const listed = await notesOf(sampleOrder('confirmed', { ...paid, priceFirstSeenListed: true }));
  expect(listed).toContain('The price you first saw');
  for (const priceFirstSeenListed of [false, undefined]) {
    const notes = await notesOf(sampleOrder('confirmed', { ...paid, priceFirstSeenListed }));
    expect(notes.join()).not.toContain('first saw');
  }
});

test('where a part is due at the property the price seen first is named as a total, not ticked under what was paid', async () => {
  const item = stayItem();
  expect(item.dueNow).not.toEqual(item.price.total);
  const notes = await notesOf(stayOrder(item, { priceFirstSeenListed: true }));
  expect(notes).not.toContain('The price you first saw');
  expect(notes).toContain('€936.00 in total: the price you first saw');
  const dearer = await notesOf(stayOrder(item, startedAt(92_000)));
  expect(dearer).toContain(
    'Price when you started checkout: €920.00. Changes you accepted added €16.00: €936.00 in total, including €36.00 payable at the property.',
  );
  const cheaper = await notesOf(stayOrder(item, startedAt(95_000)));
  expect(cheaper.join()).toContain('You pay €14.00 less: €936.00 in total, including €36.00 payable at the property.');
});

/** As it was when checkout began. */
function startedAt(amountMinor: number): Pick<Order, 'events'> {
  return {
    events: [{ at: '2026-11-20T11:40:00.000Z', kind: 'order_created', amount: eur(amountMinor), item: null }],
  };
}

test('what extras added since checkout began is told, and nothing where a part was taken out since', async () => {
  const [item] = sampleOrder('confirmed').items;
  const lines = [...item!.price.lines, { kind: 'bag', code: 'BAG', name: 'Bag', ...eur(1_550) } as const];
  const order = sampleOrder('confirmed', {
    ...paid,
    ...startedAt(50_000),
    items: [{ ...item!, price: { ...item!.price, lines } }],
  });
  expect(await notesOf(order)).toContain(
    'Price when you started checkout: €500.00. Extras added €15.50: €515.50 in total.',
  );
  const [made] = order.events;
  const dearer = { ...made!, kind: 'price_changed', amount: eur(51_000) } as const;
  expect((await notesOf({ ...order, events: [made!, dearer] })).join()).toContain(
    'Extras and changes you accepted added €15.50',
  );
  const removed = { ...order.events[0]!, kind: 'item_removed', amount: null } as const;
  expect((await notesOf({ ...order, events: [...order.events, removed] })).join()).not.toContain('started checkout');
});

test('a booking of which a part is cancelled is compared with no price', async () => {
  const [whole, part] = [stayItem(), stayItem({ cancelledUnits: [1] })];
  expect((await notesOf(stayOrder(whole, startedAt(92_000)))).join()).toContain('started checkout');
  expect((await notesOf(stayOrder(part, startedAt(92_000)))).join()).not.toContain('started checkout');
});

test('what is paid at the property alone is part of the total, and apart from what was paid', async () => {
  const page = await showPage(<OrderReceipt order={bothOrder(stayItem({}, 1, 'property'))} />);
  const said = page.querySelector('[aria-label="Receipt"]')?.textContent.replaceAll('\u00a0', ' ') ?? '';
  expect(said).toContain(
    'London to Singapore€515.50The Pilotage€312.00Total€827.50Paid€515.50Pay at the property€312.00',
  );
  expect(said).not.toContain('€0.00');
});
