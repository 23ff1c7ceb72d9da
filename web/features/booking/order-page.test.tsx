import { expect, test } from 'vitest';
import type { Order } from '#contract/booking';
import { FACTS } from '../../testing/facts.ts';
import { OrderPage } from './order-page.tsx';
import { Sheet } from './sheet.tsx';
import { sampleOrder, samplePayment, sampleRefund } from './testing/sample-order.ts';
import { bothOrder } from './testing/sample-stay.ts';
import { showPage } from './testing/show-page.tsx';

async function pageOf(order: Order, resent = false): Promise<string> {
  const answer = resent ? { resent, problems: [] } : undefined;
  const page = await showPage(
    <OrderPage order={order} access={{ id: 'o1', token: 'k' }} formtoken="f" points={[]} answer={answer} />,
  );
  return page.innerHTML.replaceAll('\u00a0', ' ');
}

test.for([
  ['draft', 'London to Singapore is not booked yet', 'nothing was charged'],
  ['held', 'London to Singapore is not paid yet', 'until Fri 20 Nov, 12:30, London time'],
  ['paying', 'The payment for London to Singapore is not complete', 'nothing has been charged so far'],
  ['booking', 'London to Singapore is being booked', 'Don’t pay a second time'],
  [
    'checking',
    'We are checking whether London to Singapore is booked',
    'It is charged only if the booking is confirmed',
  ],
  [
    'confirmed',
    'You are going to Singapore',
    'Your confirmation for mira@example.com is on a page of this demo, which sends no emails.',
  ],
  ['failed', 'London to Singapore was not booked', 'Nothing was charged'],
  ['expired', 'The seats for London to Singapore are no longer held', 'Nothing was charged'],
  ['cancelling', 'London to Singapore is being cancelled', 'The terms you agreed to stand'],
  ['cancelled', 'London to Singapore is cancelled', 'Nothing was paid, so there is no refund'],
] as const)('an order that is %s says so and says what is safe', async ([state, title, text]) => {
  const html = await pageOf(sampleOrder(state));
  expect(html).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
  expect(html).toContain(text);
  expect(html).toContain(state === 'confirmed' ? 'Sample booking, no seats held' : 'Sample, not real travel');
});

test('a booking shows both references, local times with their offset, who travels with what, and the way out', async () => {
  const html = await pageOf(sampleOrder('confirmed', { payments: [samplePayment('captured')] }));
  const parts = ['DEMO-8QJ4TD', 'WF-7K2QX9', '22:05', 'Terminal 2, UTC', 'Terminal 3, UTC+8', 'Mira Leela Anand'];
  for (const part of [...parts, '1 cabin bag (8 kg), 1 checked bag (23 kg)', 'Passport ending 67', 'Visa ending 4242'])
    expect(html).toContain(part);
  expect(html).toContain('Full refund: €515.50');
  expect(html).toContain('until Sat 21 Nov, 11:40');
  expect(html).toContain('Test payment: no card was charged');
});

test('bags are told once, with the traveller who has them; the deadline among the next steps names its zone', async () => {
  const [inView = ''] = (await pageOf(sampleOrder('confirmed'))).split('Travellers and fare');
  expect(inView.match(/1 checked bag/g)).toHaveLength(1);
  expect(inView.indexOf('1 checked bag')).toBeGreaterThan(inView.indexOf('Mira Leela Anand'));
  expect(inView.slice(inView.indexOf('id="next"'))).toContain('until Sat 21 Nov, 11:40, London time');
});
