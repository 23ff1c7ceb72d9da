import { cleanup } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Order } from '#contract/booking';
import { OrderPage } from '../booking/order-view.island.tsx';
import { stayItem } from '../booking/testing/sample-stay.ts';
import { showPage } from '../booking/testing/show-page.tsx';
import { openCheckout } from './testing/open.tsx';
import { orderId } from './testing/sample.ts';
import { stayOrder } from './testing/sample-stay.ts';

const review = `/checkout/order/${orderId}/review`;

/** The stages of cancelling under a heading, line by line, without the reader's own clock beside them. */
function stagesIn(root: ParentNode, label: string): string[] {
  const list = [...root.querySelectorAll('ol')].find((each) => each.getAttribute('aria-label') === label);
  return [...(list?.children ?? [])].map((each) => (each.textContent ?? '').replaceAll('\u00a0', ' '));
}

test('the review lists every stage of cancelling that the booking page will list, down to the one that costs all', async () => {
  const item = stayItem({ state: 'held' }, 1);
  const order: Order = { ...stayOrder, items: [item], price: item.price, dueNow: item.dueNow };
  await openCheckout(review, { 'booking.getOrder': order });
  const told = stagesIn(document, 'Cancellation fees');
  expect(told).toHaveLength(3);
  expect(told[0]).toMatch(/^Free until Tue 2 Mar, 18:00 /);
  expect(told[1]).toMatch(/^Cancellation fee: €100\.00 from Tue 2 Mar, 18:00 until Thu 4 Mar, 11:00 /);
  expect(told[2]).toMatch(/^Cancellation fee: €300\.00 from Thu 4 Mar, 11:00 Refund: €0\.00/);
  cleanup();
  const booked = { ...order, items: [stayItem({}, 1)], state: 'confirmed' as const };
  const access = { id: 'o1', token: 'k' };
  const page = await showPage(
    <OrderPage order={booked} access={access} formtoken="f" points={[]} answer={undefined} />,
  );
  expect(stagesIn(page, 'If you cancel')).toEqual(told);
});
