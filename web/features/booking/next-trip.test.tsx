import { expect, test } from 'vitest';
import type { Order, OwnBooking } from '#contract/booking';
import { NextTrip } from './next-trip.island.tsx';
import { bothOrder } from './testing/sample-stay.ts';
import { showPage } from './testing/show-page.tsx';

const order = bothOrder();
const end = { name: 'London', code: 'LHR', countryCode: 'GB', local: '2027-03-03T22:05', zone: 'Europe/London' };
const point = { ...end, instant: '2027-03-03T22:05:00.000Z' };
const listed: OwnBooking = {
  id: order.id,
  reference: order.reference,
  state: 'confirmed',
  items: [
    {
      vertical: 'flights',
      begins: point,
      ends: point,
      over: { day: '2027-03-04', instant: '2027-03-04T11:15:00.000Z' },
    },
  ],
  total: { amountMinor: 145_150, currency: 'EUR' },
  people: 2,
  cancelled: [],
  claimable: false,
};

test('the next trip says who travels, what it costs, and every reference', async () => {
  const page = await showPage(<NextTrip order={order} listed={listed} />);
  const text = page.textContent?.replaceAll('\u00a0', ' ') ?? '';
  for (const part of ['2 travellers, The Pilotage', 'Paid €1,451.50', 'DEMO-8QJ4TD', 'DEMO-ROOM77', 'WF-7K2QX9'])
    expect(text).toContain(part);
});

test('where a property charges a part, or something is refunded, the amounts of each are said', async () => {
  const eur = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });
  const page = await showPage(
    <NextTrip order={order} listed={{ ...listed, there: eur(3_600), paid: eur(161_550), refunded: eur(20_000) }} />,
  );
  expect(page.textContent.replaceAll('\u00a0', ' ')).toContain(
    'Total €1,451.50Paid: €1,415.50, Pay at the property: €36.00, Refunded: €200.00 of €1,615.50',
  );
  const whole = await showPage(<NextTrip order={order} listed={listed} />);
  expect(whole.textContent).not.toMatch(/Paid:|Pay at the property:|Refund/);
});

test('until when each thing can be cancelled free of charge stands with the price, and that another is non-refundable', async () => {
  const textOf = async (shown: Order) => (await showPage(<NextTrip order={shown} listed={listed} />)).textContent;
  expect(await textOf(order)).toContain('London to Singapore: free cancellation until Sat 21 Nov, 11:40, London time');
  const items = order.items.map((item) => ({ ...item, cancellation: item.cancellation.slice(-1) }));
  const text = await textOf({ ...order, items });
  expect(text).toContain('London to Singapore: non-refundable');
  expect(text).not.toMatch(/free cancellation/i);
});

test('after refunds the amount is what is left of the payment, and is called so', async () => {
  const eur = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });
  const page = await showPage(
    <NextTrip order={order} listed={{ ...listed, paid: eur(161_550), refunded: eur(20_000) }} />,
  );
  expect(page.textContent.replaceAll('\u00a0', ' ')).toContain('Paid after refunds €1,415.50');
});

test('where the list does not have it neither price nor party is guessed', async () => {
  const page = await showPage(<NextTrip order={order} listed={undefined} />);
  expect(page.textContent).not.toMatch(/traveller|Total/);
});
