import { expect, test } from 'vitest';
import type { Order, OrderItem } from '#contract/booking';
import { OrderPage } from './order-view.island.tsx';
import { eur, flightItem, sampleOrder, samplePayment, sampleRefund } from './testing/sample-order.ts';
import { bothOrder, stayItem } from './testing/sample-stay.ts';
import { showPage } from './testing/show-page.tsx';

const search = '/flights/LON-SIN/2027-03-03/1adults';
const plain = (part: Element | null | undefined): string => part?.textContent?.replaceAll('\u00a0', ' ') ?? '';

function show(order: Order): Promise<HTMLElement> {
  const access = { id: 'o1', token: 'k' };
  return showPage(<OrderPage order={order} access={access} formtoken="f" points={[]} answer={undefined} />);
}

/** A refundable fare, chosen in a search. */
function flights(state: 'confirmed' | 'cancelled'): OrderItem {
  const item = flightItem(state);
  if (item.product.vertical !== 'flights') throw new TypeError('the sample is of flights');
  const { fare } = item.product;
  const refund = { status: 'allowed', fee: eur(9_000), untilHoursBefore: 24 } as const;
  const conditions = { ...fare.conditions, refund };
  return { ...item, product: { ...item.product, search, fare: { ...fare, conditions } } };
}

const refund = { ...sampleRefund, amount: eur(51_550), state: 'paid', paidAt: '2026-11-20T12:06:00.000Z' } as const;

const cancelled = (refunds: Order['refunds']): Order =>
  sampleOrder('cancelled', { items: [flights('cancelled')], payments: [samplePayment('refunded')], refunds });

test('the receipt of a cancelled booking says what was refunded, and that it is on its way until it is paid', async () => {
  const receiptOf = async (refunds: Order['refunds']) =>
    plain((await show(cancelled(refunds))).querySelector('[aria-label="Receipt"]'));
  expect(await receiptOf([refund])).toContain('Paid€515.50Refunded−€515.50Paid after refunds€0.00');
  expect(await receiptOf([sampleRefund])).toContain('Refund on its way−€115.50Paid after refunds€400.00');
  expect(await receiptOf([])).not.toContain('Refund');
});

test('flights that are cancelled are marked so and do not tell the rules of their fare any more', async () => {
  const page = await show(cancelled([refund]));
  const folded = page.querySelector('details:has(details ol time)');
  expect(plain(folded?.querySelector('summary'))).toBe('Cancelled trip');
  expect(plain(page)).toContain('Light');
  expect(plain(page)).not.toMatch(/Refund: |Change: /);
  const stands = await show(sampleOrder('confirmed', { items: [flights('confirmed')] }));
  expect(plain(stands)).not.toContain('Cancelled trip');
  expect(plain(stands)).toContain('Refund: Full: €515.50');
});

test('a cancelled booking begins with its refund: how much in all, to which card, and when it is there', async () => {
  const leadOf = async (order: Order) => plain((await show(order)).querySelector('header:has(#order-title)'));
  expect(await leadOf(cancelled([refund]))).toMatch(
    /is cancelled.*Refunded€515\.50 to Visa ending 4242€515\.50 of the €515\.50 you paidPaid by Wayfold Demo Ltd on Fri 20 Nov\./,
  );
  const later = { ...sampleRefund, id: 'r2', expectedBy: '2026-12-04T12:00:00.000Z' };
  const most = { ...refund, amount: { ...refund.amount, amountMinor: 40_000 } };
  expect(await leadOf(cancelled([later, most]))).toContain(
    '€515.50 to Visa ending 4242€515.50 of the €515.50 you paidWayfold Demo Ltd refunds it by Fri 4 Dec.',
  );
  expect(await leadOf(cancelled([]))).not.toContain('to Visa');
});

test('what is cancelled of a booking that stands leads with its refund for a week', async () => {
  const rooms = stayItem();
  const left = { ...bothOrder(rooms), items: [flights('cancelled'), rooms], state: 'confirmed' as const };
  const leadOf = async (requestedAt: string) =>
    plain(
      (await show({ ...left, refunds: [{ ...refund, item: 0, requestedAt }] })).querySelector(
        'header:has(#order-title)',
      ),
    );
  expect(await leadOf(refund.requestedAt)).toContain('Refunded€515.50 to Visa ending 4242For London to Singapore');
  expect(await leadOf(refund.requestedAt)).toMatch(/Cancelled: London to Singapore\. The rest.*Refunded€515/);
  expect(await leadOf('2026-10-01T12:00:00.000Z')).not.toContain('to Visa');
  // What was paid is told as it is now, in the receipt; the flights are folded beside the rooms that stand.
  const page = await show({ ...left, refunds: [refund] });
  expect(plain(page.querySelector('[aria-label="Receipt"]'))).toMatch(/Paid after refunds€/);
  const folded = [...page.querySelectorAll('details')].filter((part) =>
    plain(part.querySelector('summary')).startsWith('What was cancelled'),
  );
  expect(folded.map((part) => [part.open, part.querySelector('ol time') !== null])).toEqual([[false, true]]);
});

test('how much came back is told once and larger than what was paid; of several refunds each says its own, folded', async () => {
  const page = await show(cancelled([refund]));
  expect(page.querySelector('#refunds')).toBeNull();
  expect(plain(page.querySelector('main'))).not.toContain('Sent to your bank');
  const amounts = [...page.querySelectorAll('p, h3')].filter((part) => plain(part).startsWith('€515.50 to Visa'));
  expect(amounts).toHaveLength(1);
  const isQuiet = (one: HTMLElement) => one.querySelector('[aria-label="Receipt"] [class*=quiet] bdi') !== null;
  expect(isQuiet(page)).toBe(true);
  expect(isQuiet(await show(sampleOrder('confirmed', { payments: [samplePayment('captured')] })))).toBe(false);
  const both = await show(cancelled([refund, { ...sampleRefund, id: 'r2' }]));
  expect(both.querySelector('#refunds')).toBeNull();
  const folded = [...both.querySelectorAll('details')].find((part) => plain(part).startsWith('Refund breakdown'));
  expect([folded?.open, folded?.querySelectorAll('h3').length]).toEqual([false, 2]);
  const onItsWay = plain((await show(cancelled([sampleRefund]))).querySelector('header:has(#order-title)'));
  expect(onItsWay).toContain('Sent to your bank');
});

test('what is not refunded of a cancelled booking is said beside what is', async () => {
  const leadOf = async (order: Order) => plain((await show(order)).querySelector('header:has(#order-title)'));
  expect(await leadOf(cancelled([sampleRefund]))).toContain('Not refunded: €400.00');
  expect(await leadOf(cancelled([refund]))).not.toContain('Not refunded');
});

test('a booking says its year and its party under the headline, also once it is cancelled', async () => {
  const leadOf = async (order: Order) => plain((await show(order)).querySelector('header:has(#order-title)'));
  for (const order of [sampleOrder('confirmed'), cancelled([refund])])
    expect(await leadOf(order)).toContain('Wed 3 Mar 2027, 1 adult');
});

test('the trip of a cancelled booking is folded below its refund', async () => {
  const page = await show(cancelled([refund]));
  const folded = page.querySelector('details:has(ol time)');
  expect(folded?.hasAttribute('open')).toBe(false);
  const lead = page.querySelector('#order-title');
  expect(lead!.compareDocumentPosition(folded!) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('from a cancelled booking the same search is one press away; of several things each has its own', async () => {
  const again = (page: HTMLElement) =>
    [...page.querySelectorAll('a')]
      .filter((link) => plain(link) === 'Search again')
      .map((link) => link.getAttribute('href'));
  expect(again(await show(cancelled([refund])))).toEqual([search]);
  const rooms = stayItem({ state: 'cancelled', cancellable: false });
  const both = { ...bothOrder(rooms), items: [flights('cancelled'), rooms], state: 'cancelled' as const };
  expect(again(await show(both))).toEqual([search, '/stays/SIN/2027-03-03/2027-03-06/2adults']);
  const page = await show(both);
  const inView = [...page.querySelectorAll('a')].filter((link) => !link.closest('details')).map(plain);
  expect(inView).toEqual(expect.arrayContaining(['Search again: London to Singapore', 'Search again: The Pilotage']));
  const filled = [...page.querySelectorAll('a, button')].filter((press) => /primary/.test(press.className));
  expect(filled.map(plain)).toEqual(['Search again: London to Singapore']);
  expect(again(await show(sampleOrder('confirmed')))).toEqual([]);
});
