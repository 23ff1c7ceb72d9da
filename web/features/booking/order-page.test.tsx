import { expect, test } from 'vitest';
import type { Order } from '#contract/booking';
import { OrderPage } from './order-view.island.tsx';
import { Sheet } from './sheet-view.island.tsx';
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
  ['held', 'London to Singapore is not paid yet', 'until Fri 20 Nov, 12:30 UTC.'],
  ['paying', 'The payment for London to Singapore is not complete', 'nothing has been charged so far'],
  ['booking', 'London to Singapore is being booked', 'Don’t pay a second time'],
  [
    'checking',
    'We are checking whether London to Singapore is booked',
    'It is charged only if the booking is confirmed',
  ],
  [
    'confirmed',
    'London to Singapore',
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

test('free cancellation until a midnight is told as the last minute of its day, by the clock of the place of sale', async () => {
  const order = sampleOrder('confirmed');
  const midnightIn = { zone: 'Asia/Tokyo', cityName: 'Tokyo', code: 'TYO' };
  const items = order.items.map((item) => {
    const [first, ...more] = item.cancellation;
    return {
      ...item,
      cancellation: [{ ...first!, until: '2026-11-20T15:00:00.000Z', window: { midnightIn } }, ...more],
    };
  });
  const html = await pageOf({ ...order, items });
  expect(html).toContain('Free cancellation until Fri 20 Nov, 23:59, Tokyo time');
});

test('bags are told once, with the flights on the page and with the traveller on paper', async () => {
  const order = sampleOrder('confirmed');
  expect((await pageOf(order)).split('1 checked bag (23')).toHaveLength(2);
  const paper = await showPage(<Sheet order={order} access={{ id: 'o1', token: 'k' }} />, 'bare');
  expect(paper.innerHTML.split('1 checked bag (23')).toHaveLength(2);
});

test('every link and form about the booking carries its token', async () => {
  const html = await pageOf(sampleOrder('confirmed'));
  const addresses = [...html.matchAll(/(?:href|action)="([^"]*o1[^"]*)"/g)].map(([, address]) => address);
  expect(addresses.length).toBeGreaterThan(3);
  for (const address of addresses) expect(address).toContain('token=k');
});

test('the lines of the receipt add up to the total', async () => {
  const html = await pageOf(sampleOrder('confirmed', { payments: [samplePayment('captured')] }));
  for (const part of ['Fares', '€400.00', 'Taxes and airport charges', '€115.50', 'Paid', '€515.50'])
    expect(html).toContain(part);
});

test('money that is not taken yet, not taken at all, or on its way back is said in words', async () => {
  const delayed = await pageOf(sampleOrder('confirmed', { payments: [samplePayment('capture_failed')] }));
  expect(delayed).toContain(
    'The payment of €515.50 with Visa ending 4242 has not gone through yet and is being tried again',
  );
  expect(delayed).toContain('We are retrying the payment. You can cancel as soon as it has gone through.');
  const first = await pageOf(sampleOrder('confirmed', { payments: [samplePayment('capturing')] }));
  expect(first).toContain('The test payment of €515.50 with Visa ending 4242 is being recorded');
  const live = { provider: 'bank', methods: ['CARD'], kind: 'live' } as const;
  const waiting = { payments: [samplePayment('capturing')], payment: { ...live, methods: ['CARD' as const] } };
  const real = await pageOf(sampleOrder('confirmed', waiting));
  expect(real).toContain('Your bank has reserved €515.50 on Visa ending 4242; it will be charged shortly');
  const taken = await pageOf(sampleOrder('confirmed', { payments: [samplePayment('captured')] }));
  expect(taken).not.toContain('You can cancel as soon as');
  const released = await pageOf(sampleOrder('failed', { payments: [samplePayment('voided')] }));
  expect(released).toContain('The €515.50 reserved on Visa ending 4242 is released');
  const back = await pageOf(sampleOrder('cancelled', { refunds: [sampleRefund] }));
  for (const part of [
    '€115.50 to Visa ending 4242',
    'Wayfold Demo Ltd refunds it by Mon 30 Nov',
    'Approved',
    'Sent to your bank',
  ])
    expect(back).toContain(part);
});

test('a mail sent again is said, and a mail that failed too', async () => {
  expect(await pageOf(sampleOrder('confirmed'), true)).toContain('We are sending the email to mira@example.com again');
  const failed = await pageOf(sampleOrder('confirmed', { mail: { state: 'failed', at: null } }));
  expect(failed).toContain('could not be delivered');
});

test('each flight of the trip is a row with its day, airline and numbers; its stops are closed until asked for', async () => {
  const page = await showPage(
    <OrderPage order={sampleOrder('confirmed')} access={{ id: 'o1' }} formtoken="f" points={[]} answer={undefined} />,
  );
  const rows = [...page.querySelectorAll('section[aria-labelledby="trip"] details')];
  expect(rows.map((row) => [row.hasAttribute('open'), row.querySelector('summary b')?.textContent])).toEqual([
    [false, expect.stringMatching(/Wed 3 Mar, London Heathrow to Singapore Changi, Straits Pacific \w+ \d+/)],
  ]);
});

test('a trip of two airlines names each before its own flight', async () => {
  const order = sampleOrder('confirmed');
  const [item] = order.items;
  if (item?.product.vertical !== 'flights') throw new TypeError('No flights');
  const [slice] = item.product.slices;
  const [second] = slice?.segments ?? [];
  if (!slice || !second) throw new TypeError('No flight');
  const first = {
    ...second,
    marketing: { ...second.marketing, carrier: 'X-NRV', name: 'Norvane', number: '1184' },
    operating: { code: 'X-NRV', name: 'Norvane' },
  };
  const product = { ...item.product, slices: [{ ...slice, segments: [first, second, second], connections: [] }] };
  const page = await show({ ...order, items: [{ ...item, product }] });
  const { carrier, name, number } = second.marketing;
  const code = carrier.replace('X-', '');
  expect(page.querySelector('details summary b')?.textContent).toContain(
    `Norvane NRV 1184, ${name} ${code} ${number}, ${code} ${number}`,
  );
});

const headingsOf = (page: HTMLElement) => [...page.querySelectorAll('h1, h2')].map((each) => each.textContent);

const show = (order: Order) =>
  showPage(<OrderPage order={order} access={{ id: 'o1' }} formtoken="f" points={[]} answer={undefined} />);

test('both references stand with the headline; what was paid is told once, and the calendar is a line among the papers', async () => {
  const page = await show(sampleOrder('confirmed', { payments: [samplePayment('captured')] }));
  const textOf = (selector: string) => page.querySelector(selector)?.textContent?.replaceAll('\u00a0', ' ') ?? '';
  for (const part of ['Airline reference', 'DEMO-8QJ4TD', 'Wayfold reference', 'WF-7K2QX9'])
    expect(textOf('header:has(#order-title)')).toContain(part);
  expect(textOf('main').split('Paid€515.50')).toHaveLength(2);
  expect(textOf('aside')).toContain('Paid€515.50');
  const papers = [...page.querySelectorAll('aside a[download]')].map(({ textContent }) => textContent);
  expect(papers).toEqual(['ReceiptPDF', 'ItineraryPDF', 'Add to calendarICS']);
  expect(page.querySelectorAll('[class*=primary]')).toHaveLength(0);
});

test('next steps come before the trip, and the first of them is marked', async () => {
  const page = await show(sampleOrder('confirmed'));
  expect(headingsOf(page).slice(1, 3)).toEqual(['Next steps', 'Your trip']);
  const steps = [...page.querySelectorAll('section[aria-labelledby="next"] ol:first-of-type > li')];
  expect(steps.map((step) => step.matches('[class*=marked]'))).toEqual(steps.map((_, at) => at === 0));
});

test('flights out and back are called so in headline and trip, but not in a sentence', async () => {
  const order = sampleOrder('confirmed');
  const [item] = order.items;
  if (item?.product.vertical !== 'flights') throw new TypeError('No flights');
  const [out] = item.product.slices;
  const [leg] = out?.segments ?? [];
  if (!out || !leg) throw new TypeError('No flight');
  const back = { ...out, segments: [{ ...leg, departure: leg.arrival, arrival: leg.departure }] };
  const items = [{ ...item, product: { ...item.product, slices: [out, back] } }];
  expect((await show({ ...order, items })).querySelector('h1')?.textContent).toBe('London to Singapore and back');
  const failed = await show({ ...sampleOrder('failed'), items });
  expect(failed.querySelector('h1')?.textContent).toBe('London to Singapore was not booked');
});

test('of many steps the first three are in view, the others folded below them', async () => {
  const page = await show(bothOrder());
  const steps = page.querySelector('section[aria-labelledby="next"]');
  const [inView, folded] = [...(steps?.querySelectorAll('ol') ?? [])].map((list) => list.children.length);
  expect(inView).toBe(3);
  expect(folded).toBeGreaterThan(1);
  expect(steps?.querySelector('details')?.hasAttribute('open')).toBe(false);
});

test('one way leads to cancelling, beside what it gives back; terms, history and details are folded', async () => {
  for (const order of [sampleOrder('confirmed'), bothOrder()]) {
    // oxlint-disable-next-line no-await-in-loop -- one page after another
    const page = await show(order);
    const ways = [...page.querySelectorAll('button, a')].filter(({ textContent }) => /cancel/i.test(textContent ?? ''));
    expect(ways.map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['See refund and cancel']) as string[],
    );
    expect(ways.filter(({ textContent }) => textContent !== 'Cancel room')).toHaveLength(1);
    const folded = [...page.querySelectorAll('details')].map((fold) => fold.querySelector('summary')?.textContent);
    expect(folded).toEqual(expect.arrayContaining(['If you cancel', 'Booking history']) as string[]);
  }
});

test('within an hour of booking the first heading says that it is booked, with where the email is', async () => {
  const bookedAt = (at: string) =>
    sampleOrder('confirmed', { events: [{ at, kind: 'booking_confirmed', amount: null, item: null }] });
  const page = await show(bookedAt('2026-11-20T11:41:00.000Z'));
  expect(headingsOf(page)[0]).toBe('Booked. You are going to Singapore');
  expect(page.textContent).toMatch(/WF-7K2QX9/);
  expect(page.textContent).toContain('mira@example.com');
  const later = await show(bookedAt('2026-11-20T08:41:00.000Z'));
  expect(later.querySelector('h1')?.textContent).toBe('London to Singapore');
});

test('how to revoke links is folded below the booking: few readers need it', async () => {
  const page = await showPage(
    <OrderPage order={sampleOrder('confirmed')} access={{ id: 'o1' }} formtoken="f" points={[]} answer={undefined} />,
  );
  const fold = page.querySelector('section[aria-label="Links to this booking"] details');
  expect(fold?.hasAttribute('open')).toBe(false);
  expect(fold?.querySelector('[name=intent]')?.getAttribute('value')).toBe('links');
});

test('the head says nothing of bags, which stand with the trip; the deadline among the next steps names its zone', async () => {
  const html = await pageOf(sampleOrder('confirmed'));
  expect(html.slice(0, html.indexOf('id="trip"'))).not.toContain('checked bag');
  expect(html.slice(html.indexOf('id="next"'))).toContain('until Sat 21 Nov, 11:40, London time');
});
