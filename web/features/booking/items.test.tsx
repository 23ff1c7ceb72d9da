import { expect, test } from 'vitest';
import type { Order, OrderItem } from '#contract/booking';
import { OrderPage } from './order-view.island.tsx';
import { Sheet } from './sheet-view.island.tsx';
import { eur, sampleOrder, samplePayment, sampleRefund } from './testing/sample-order.ts';
import { bothOrder, partlyOrder, stayItem, stayOrder } from './testing/sample-stay.ts';
import { showPage } from './testing/show-page.tsx';

const access = { id: 'o1', token: 'k' };
const plain = (page: HTMLElement): string => page.textContent?.replaceAll('\u00a0', ' ') ?? '';

function show(order: Order): Promise<HTMLElement> {
  return showPage(<OrderPage order={order} access={access} formtoken="f" points={[]} answer={undefined} />);
}

const onPaper = async (order: Order) => plain(await showPage(<Sheet order={order} access={access} />, 'bare'));

/** Each thing of an order as its own section, by its heading. */
function sectionOf(page: HTMLElement, name: string): string {
  const heading = [...page.querySelectorAll('h2, h3')].find((each) => each.textContent?.trim() === name);
  return heading?.closest('section')?.textContent?.replaceAll('\u00a0', ' ') ?? '';
}

const oneRoomCancelled = (): Order =>
  stayOrder(stayItem({ cancelledUnits: [1], refunded: eur(30_000) }), {
    payments: [{ ...samplePayment('partially_refunded'), amount: eur(90_000), taken: eur(90_000) }],
    refunds: [{ ...sampleRefund, amount: eur(30_000), item: 0, units: [1] }],
    events: [
      { at: '2026-11-20T11:41:00.000Z', kind: 'booking_confirmed', amount: null, item: null },
      { at: '2026-11-20T11:50:00.000Z', kind: 'cancel_requested', amount: null, item: null, units: [1] },
      { at: '2026-11-20T11:51:00.000Z', kind: 'refund_confirmed', amount: eur(30_000), item: null, units: [1] },
    ],
  });

const STAY_FACTS = [
  'The Pilotage',
  'Marina South',
  '4 stars',
  '3 nights',
  'Room 1: Harbour double',
  'Room 3: Lantern suite',
  '2 adults 1 queen bed Breakfast included',
  'Lead guest: Tomas Lindqvist Paid with the booking',
  'Pay at the property: €36.00 The property charges SGD 54.00',
  'Minimum check-in age: 18.',
  'No smoking on the property.',
  'Property reference',
  'DEMO-ROOM77',
];

test('rooms are shown with their house, days and hours there, plan, lead guest each, rules and what is due there', async () => {
  const page = await show(stayOrder());
  expect(page.querySelector('h1')?.textContent).toBe('The Pilotage');
  const days = ['Wed 3 Mar from 15:00', 'Sat 6 Mar until 11:00'];
  for (const fact of [...STAY_FACTS, ...days]) expect(plain(page)).toContain(fact);
  expect(plain(page)).toContain('Sample booking, no rooms held');
  expect(plain(page)).toContain('Sample inventory');
  expect(plain(page)).not.toMatch(/airline|seat/i);
});

test('each room says until when it is free and its refund, and leads to cancelling it alone; a cancelled one does not', async () => {
  const page = await show(oneRoomCancelled());
  const links = [...page.querySelectorAll('a[aria-label^="Cancel room"]')];
  expect(links.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual([
    ['Cancel room: Room 1: Harbour double', '/bookings/o1/cancel?item=i2&unit=0&token=k'],
    ['Cancel room: Room 3: Lantern suite', '/bookings/o1/cancel?item=i2&unit=2&token=k'],
  ]);
  const [row] = page.querySelectorAll('li:has(> div a[aria-label^="Cancel room"])');
  const text = row?.textContent?.replaceAll('\u00a0', ' ');
  expect(text).toContain('Free cancellation until Tue 2 Mar, 18:00');
  expect(text).toContain('Refund now: €300.00');
});

const real = (item: OrderItem): OrderItem => ({
  ...item,
  supplierReference: 'R4T7',
  product: { ...item.product, dataClass: 'house', supplierName: 'The Pilotage' },
});

test('what is no sample is marked as none, on the page and on paper; what is one beside it is, by its name', async () => {
  const own = stayOrder(real(stayItem()), { dataClass: 'house' });
  expect(plain(await show(own))).not.toMatch(/sample|demo-/i);
  expect(await onPaper(own)).not.toMatch(/sample|demo-/i);
  const mixed = { ...bothOrder(real(stayItem())), dataClass: 'house' as const };
  const marked = /London to Singapore, Sample booking, no seats held/;
  expect(plain(await show(mixed))).toMatch(marked);
  expect(plain(await show(mixed))).not.toMatch(/nothing is held|no room is held/);
  const paper = await onPaper(mixed);
  expect(paper).toContain('London to Singapore, Sample, not real travel: no seat is held at any airline');
  expect(paper).not.toMatch(/nothing is held|no room is held/);
});

test('the paper says the same of rooms, and that they are a sample', async () => {
  const text = await onPaper(stayOrder());
  const days = ['Wednesday 3 March 2027 from 15:00', 'Saturday 6 March 2027 until 11:00'];
  for (const fact of [...STAY_FACTS, ...days]) expect(text).toContain(fact);
  expect(text).toContain('Sample, not a real place: no room is held at any property.');
  expect(text).toContain('Free, until 2 Mar 2027, 18:00');
});

test('what cancelling rooms costs is told by the clocks of the property, never by the reader’s own, with the no-show rule', async () => {
  const text = plain(await show(stayOrder()));
  expect(text).toContain('Free until Tue 2 Mar, 18:00 ');
  expect(text).not.toContain('your time');
  expect(text).toContain('Full refund of €900.00');
  expect(text).toMatch(/Cancellation fee: €300\.00 from Tue 2 Mar, 18:00 until Thu 4 Mar, 11:00 ?Refund: €600\.00/);
  expect(text).toContain('Cancellation fee: €900.00 from Thu 4 Mar, 11:00 Refund: €0.00');
  expect(text).toContain('Deadlines in property time. No-show fee: €900.00.');
});

test('of three rooms with one cancelled the page, its timeline and its refunds say which', async () => {
  const page = await show(oneRoomCancelled());
  const text = plain(page);
  expect(text).toContain('Cancelled: Room 2: Step-free double. The rest stays booked.');
  const rooms = [...page.querySelectorAll('ol[aria-label="Rooms"] > li')].map((row) => row.textContent ?? '');
  expect(rooms.map((row) => row.includes('Cancelled'))).toEqual([false, true, false]);
  expect(text).toContain('Room 2: Step-free double: You cancelled the sample booking');
  expect(text).toContain('Room 2: Step-free double: Test refund of €300.00 recorded');
  expect(text).toContain('For Room 2: Step-free double');
  expect(text).toContain('Pay at the property: €24.00');
  expect(await onPaper(oneRoomCancelled())).toContain('Room 2: Step-free double: €300.00 to Visa ending 4242');
});

test('several things stand by themselves, each with its state; their references are beside the headline and the receipt adds up', async () => {
  const page = await show(bothOrder());
  expect(sectionOf(page, 'London to Singapore')).toContain('Confirmed');
  expect(sectionOf(page, 'The Pilotage')).toContain('Confirmed');
  const codes = [...page.querySelectorAll('header:has(#order-title) dl > div')].map((pair) =>
    pair.querySelector('dt')?.textContent?.concat(' ', pair.querySelector('dd bdi')?.textContent ?? ''),
  );
  expect(codes).toEqual([
    'Airline reference DEMO-8QJ4TD',
    'Property reference DEMO-ROOM77',
    'Wayfold reference WF-7K2QX9',
  ]);
  const receipt = page.querySelector('[aria-label="Receipt"]')?.textContent?.replaceAll('\u00a0', ' ');
  expect(receipt).toContain(
    'London to Singapore€515.50The Pilotage€936.00Total€1,451.50Paid€1,415.50Pay at the property€36.00',
  );
  const names = [...page.querySelectorAll('h3')].map((each) => each.textContent);
  expect(names).toEqual(expect.arrayContaining(['London to Singapore', 'The Pilotage']));
});

test('next steps stand in the order in which they come, wherever their clocks are', async () => {
  const stay = stayItem();
  const [first, ...later] = stay.cancellation;
  // 05:00 in Singapore on the day after the flight leaves London, an hour before it leaves.
  const cancellation = [{ ...first!, until: '2027-03-03T21:00:00.000Z' }, ...later];
  const text = plain(await show(bothOrder({ ...stay, cancellation })));
  const [free, leaves] = [text.indexOf('Free cancellation: The Pilotage'), text.indexOf('Departure from London')];
  expect(text).toContain('until Thu 4 Mar, 05:00');
  expect(free).toBeGreaterThan(0);
  expect(free).toBeLessThan(leaves);
});

test('of two things with one cancelled the page is about the one that stands', async () => {
  const gone = { state: 'cancelled', cancellable: false } as const;
  const noRooms = await show(bothOrder(stayItem(gone)));
  expect(noRooms.querySelector('h1')?.textContent).toBe('London to Singapore');
  expect(plain(noRooms)).toContain('Cancelled: The Pilotage (no refund). The rest stays booked.');
  expect(plain(noRooms)).not.toContain('Booked. ');
  const both = bothOrder();
  const stands = { ...both, items: both.items.map((item, at) => (at === 0 ? { ...item, ...gone } : item)) };
  const noFlights = await show(stands);
  expect(noFlights.querySelector('h1')?.textContent).toBe('The Pilotage');
  // What is cancelled is on no paper as something to go to.
  const paper = await onPaper(stands);
  expect(paper).toContain('London to Singapore: Airline referenceDEMO-8QJ4TD, Cancelled');
  expect([paper.includes('Departs'), paper.includes('Check-in')]).toEqual([false, true]);
});

test('an order booked in part says what is booked, what is not, what was taken, and where to search again', async () => {
  const page = await show(partlyOrder());
  const text = plain(page);
  expect(page.querySelector('h1')?.textContent).toBe('Part of the trip is booked');
  for (const part of [
    'Booked: London to Singapore.',
    'Not booked: The Pilotage. You are not charged for it.',
    'Charged to Visa ending 4242: €515.50, for what is booked. The rest of the €1,415.50 reserved is released.',
  ])
    expect(text).toContain(part);
  const refused = sectionOf(page, 'The Pilotage');
  expect(refused).toContain('Not booked, not charged');
  expect(refused).toContain(
    'The property did not confirm these rooms, so there is no booking. You are not charged for it.',
  );
  const again = [...page.querySelectorAll('a')].find((link) => link.textContent === 'Search again');
  expect(again?.getAttribute('href')).toBe('/stays/SIN/2027-03-03/2027-03-06/2adults');
  const receipt = page.querySelector('[aria-label="Receipt"]')?.textContent?.replaceAll('\u00a0', ' ');
  expect(receipt).toContain('The Pilotage: not booked€0.00Paid€515.50');
  expect(text).not.toContain('Pay at the property');
});

test('a stay that is paid at the property says that nothing was charged, and what it asks for', async () => {
  const page = await show(stayOrder(stayItem({}, 1, 'property'), { payments: [] }));
  const text = plain(page);
  expect(text).toContain('Nothing was charged.');
  expect(page.querySelector('[aria-label="Price"]')?.textContent).toMatch(/Pay at the property.?€312\.00/);
  expect(text).toMatch(
    /Cancellation fee: €100\.00 from Tue 2 Mar, 18:00 until Thu 4 Mar, 11:00 ?Charged by the property/,
  );
  expect(text).toContain('Cancellation fee: €312.00 from Thu 4 Mar, 11:00 Charged by the property');
  expect(text).toContain('No cancellation fee if you cancel by then.');
  expect(text).not.toContain('pays the refund');
});

test('of several things the page leads to choosing what goes; rooms have a way of their own', async () => {
  const page = await show(bothOrder());
  const ways = [...page.querySelectorAll('a[href*="/cancel"]')].map((link) => [
    link.textContent,
    link.getAttribute('href'),
  ]);
  expect(ways.at(-1)).toEqual(['See refund and cancel', '/bookings/o1/cancel?token=k']);
  expect(new Set(ways.slice(0, -1).map(([text]) => text))).toEqual(new Set(['Cancel room']));
  expect(page.querySelectorAll('form[action="/bookings/o1/cancel?token=k"]')).toHaveLength(0);
});

test('a room that is all there is to cancel has no second way beside that of the booking', async () => {
  const page = await show(stayOrder(stayItem({}, 1)));
  expect(page.querySelectorAll('a[aria-label^="Cancel room"]')).toHaveLength(0);
  expect(
    [...page.querySelectorAll('button')].filter((each) => each.textContent === 'See refund and cancel'),
  ).toHaveLength(1);
});

test('what the property asks for what was cancelled is said, also when all of it is', async () => {
  const item = stayItem({ state: 'cancelled', cancellable: false, owedThere: eur(10_000) }, 1, 'property');
  const order = stayOrder(item, { state: 'cancelled', payments: [], actions: [] });
  const asked = 'Cancellation charges at the property: €100.00';
  expect(plain(await show(order))).toContain(asked);
  expect(plain(await show(order))).not.toContain('Pay at the property');
  expect(await onPaper(order)).toContain(asked);
  expect(plain(await show(order))).toContain('Nothing was paid, so there is no refund.');
});

test('a cancelled stay that was paid and is not refunded says that its conditions are why, and not that nothing was paid', async () => {
  const item = stayItem({ state: 'cancelled', cancellable: false });
  const order = stayOrder(item, { state: 'cancelled', payments: [samplePayment('captured')], actions: [] });
  const text = plain(await show(order));
  expect(text).toContain('RefundNo refundYou paid €515.50, which is non-refundable.');
  expect(text).not.toContain('othing was paid');
});

test('where only taxes come back it is said which charges do not', async () => {
  const order = sampleOrder('confirmed');
  const [item] = order.items;
  const service = {
    kind: 'fee',
    code: 'UB',
    name: 'Passenger Service Charge',
    jurisdiction: 'GB',
    ...eur(4_748),
  } as const;
  const sold = { ...item!, price: { ...item!.price, lines: [...item!.price.lines, service] } };
  const told = '€47.48 are charges and not refunded: Passenger Service Charge, GB.';
  expect(plain(await show({ ...order, items: [sold] }))).toContain(told);
  expect(plain(await show(order))).not.toContain('are charges, which are not');
});

/** The same order, its charges told as estimates. */
function estimated(order: Order): Order {
  const marked = (price: Order['price']): Order['price'] => ({
    ...price,
    lines: price.lines.map((line) => (line.kind === 'tax' ? { ...line, estimate: true } : line)),
  });
  const products = (product: OrderItem['product']): OrderItem['product'] =>
    product.vertical === 'stays'
      ? { ...product, rooms: product.rooms.map((room) => ({ ...room, price: marked(room.price) })) }
      : product;
  const items = order.items.map((item) => ({ ...item, price: marked(item.price), product: products(item.product) }));
  return { ...order, price: marked(order.price), items };
}

test('a charge that is an estimate is called one, line by line, in the receipt and on paper; others are not', async () => {
  const page = plain(await show(estimated(bothOrder())));
  expect(page).toContain('Air Passenger Duty, GB (estimate)');
  expect(page).toContain('City tax, Singapore (estimate)');
  expect(plain(await show(bothOrder()))).not.toContain('estimate');
  const flight = estimated(sampleOrder('confirmed', { payments: [samplePayment('captured')] }));
  expect(plain(await show(flight))).toContain('Taxes and airport charges, partly estimated');
  expect(await onPaper(flight)).toContain('Taxes and airport charges, partly estimated');
});
