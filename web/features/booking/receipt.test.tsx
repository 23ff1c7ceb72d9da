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
  const dearer = await notesOf(stayOrder(item, { priceFirstSeenListed: true, priceFirstSeen: eur(92_000) }));
  expect(dearer).toContain(
    'The price you first saw was €920.00; extras and changes you accepted added €16.00: €936.00 in total, including €36.00 payable at the property.',
  );
  const cheaper = await notesOf(stayOrder(item, { priceFirstSeenListed: true, priceFirstSeen: eur(95_000) }));
  expect(cheaper.join()).toContain('you pay €14.00 less: €936.00 in total, including €36.00 payable at the property.');
  const charged = sampleOrder('confirmed', { ...paid, priceFirstSeenListed: true, priceFirstSeen: eur(50_000) });
  expect(await notesOf(charged)).toContain(
    'The price you first saw was €500.00; extras and changes you accepted added €15.50: €515.50 in total.',
  );
});

test('a booking of which a part is cancelled is compared with no price', async () => {
  const changes = { priceFirstSeenListed: true, priceFirstSeen: eur(92_000) };
  const [whole, part] = [stayItem(), stayItem({ cancelledUnits: [1] })];
  expect((await notesOf(stayOrder(whole, changes))).join()).toContain('first saw');
  expect((await notesOf(stayOrder(part, changes))).join()).not.toContain('first saw');
});

test('what is paid at the property alone has no amount among what was paid, and is told below', async () => {
  const page = await showPage(<OrderReceipt order={bothOrder(stayItem({}, 1, 'property'))} />);
  const said = page.querySelector('[aria-label="Receipt"]')?.textContent.replaceAll('\u00a0', ' ') ?? '';
  expect(said).toContain('London to Singapore€515.50Paid€515.50');
  expect(said).not.toContain('€0.00');
  expect(said).toContain('Pay at the property: €312.00');
});
