import { expect, test } from 'vitest';
import type { CancelQuote, Order, OrderItem } from '#contract/booking';
import { CancelPage } from './cancel-view.island.tsx';
import { cancelQuote, eur, sampleOrder, samplePayment } from './testing/sample-order.ts';
import { bothOrder, stayItem, stayOrder } from './testing/sample-stay.ts';
import { showPage } from './testing/show-page.tsx';

const order = sampleOrder('confirmed', { payments: [samplePayment('captured')] });

function show(quote: CancelQuote | null, code?: string): Promise<HTMLElement> {
  const problems = code ? [{ code, description: code, localizedDescription: code }] : undefined;
  return showPage(
    <CancelPage
      order={order}
      item={order.items[0] ?? null}
      access={{ id: 'o1', token: 'k' }}
      formtoken="f"
      quotes={quote ? [quote] : []}
      problems={problems}
    />,
  );
}

const buttons = (page: HTMLElement) =>
  [...page.querySelectorAll('a[class], button')].filter((node) =>
    /Keep|^Cancel (the|and|without)/.test(node.textContent ?? ''),
  );

test('the terms say what comes back, what is kept, from whom, to where, by when, and how long they hold', async () => {
  const text = (await show(cancelQuote)).textContent?.replaceAll('\u00a0', ' ') ?? '';
  for (const part of [
    'Refund€115.50',
    'Cancellation fee€400.00',
    'Paid for this flight€515.50',
    'Taxes on flights you do not take are refunded',
  ])
    expect(text).toContain(part);
  expect(text).toContain('Wayfold Demo Ltd pays the refund to Visa ending 4242 by Mon 30 Nov');
  expect(text).toContain('These terms hold until 12:10, London time.');
});

/** Of flights between these cities, in this order. */
function flying(...cities: readonly string[]): Order {
  const [item] = order.items;
  if (item?.product.vertical !== 'flights') throw new TypeError('the sample is of flights');
  const [slice] = item.product.slices;
  const [segment] = slice?.segments ?? [];
  if (!slice || !segment) throw new TypeError('the sample has a flight');
  const slices = cities.slice(1).map((to, at) => ({
    ...slice,
    segments: [
      {
        ...segment,
        departure: { ...segment.departure, cityName: cities[at] ?? '' },
        arrival: { ...segment.arrival, cityName: to },
      },
    ],
  }));
  const passengers = { adults: 2, children: [7], infantsInSeat: 0, infantsOnLap: 0 };
  return { ...order, items: [{ ...item, product: { ...item.product, slices, passengers } }] };
}

test('the heading says where the trip leads, and below it for whom it is', async () => {
  const headOf = async (of: Order) => {
    const item = of.items[0] ?? null;
    const rest = { access: { id: 'o1' }, formtoken: 'f', quotes: [cancelQuote], problems: undefined };
    const page = await showPage(<CancelPage order={of} item={item} {...rest} />);
    return [page.querySelector('h1')?.textContent, page.querySelector('header')?.textContent];
  };
  const [back, about] = await headOf(flying('London', 'Madrid', 'London'));
  expect(back).toBe('Cancel London to Madrid and back');
  expect(about).toContain('2 adults, 1 child');
  expect((await headOf(flying('London', 'Madrid')))[0]).toBe('Cancel London to Madrid');
  expect((await headOf(flying('London', 'Rome', 'Athens')))[0]).toBe('Cancel London – Rome – Athens');
});

const looks = (page: HTMLElement) =>
  buttons(page).map((node) => [
    node.textContent?.replaceAll('\u00a0', ' '),
    /quiet|neutral|dangerFilled/.exec(node.className)?.[0],
  ]);

test('the press that cancels says what it refunds and is the one filled button; keeping is a button beside it', async () => {
  expect(looks(await show(cancelQuote))).toEqual([
    ['Cancel and refund €115.50', 'dangerFilled'],
    ['Keep the booking', 'neutral'],
  ]);
  const nothing = { ...cancelQuote, refund: eur(0), fee: cancelQuote.paid, basis: 'nothing' as const };
  expect(looks(await show(nothing))[0]).toEqual(['Cancel without a refund', 'dangerFilled']);
});

test('terms that lapsed are not offered any more', async () => {
  const page = await show({ ...cancelQuote, state: 'expired' });
  expect(page.textContent).toContain('These terms have expired');
  expect(buttons(page).map((node) => node.textContent)).toEqual(['Keep the booking']);
  expect(page.textContent).toContain('Continue to cancel');
});

test.for([
  ['NOT_CANCELLABLE', 'The airline no longer accepts a cancellation', false],
  ['QUOTE_EXPIRED', 'The terms expired before you confirmed', true],
  ['SUPPLIER_UNAVAILABLE', 'The airline isn’t responding', true],
] as const)('%s says that the booking stands and what to do', async ([code, text, again]) => {
  const page = await show(null, code);
  expect(page.querySelector('[role=alert]')?.textContent).toContain(text);
  expect(page.textContent?.includes('Continue to cancel')).toBe(again);
});

test('while the payment is tried again it is said that cancelling waits for that, once and by either way to the page', async () => {
  const actions: Order['actions'] = ['calendar', 'print', 'resendMail'];
  const waiting = sampleOrder('confirmed', { payments: [samplePayment('capture_failed')], actions });
  const told = 'We are retrying the payment. You can cancel as soon as it has gone through.';
  for (const code of [undefined, 'PAYMENT_PENDING']) {
    const page = await showOf(waiting, waiting.items[0] ?? null, null, code);
    expect(plain(page).split(told)).toHaveLength(2);
    expect(plain(page)).toContain('This booking cannot be cancelled here yet');
    expect(page.querySelector('[role=alert]')?.textContent ?? '').toContain(code ? told : '');
    expect(buttons(page)).toEqual([]);
  }
});

const stay = stayOrder();
const ofRoom: CancelQuote = {
  ...cancelQuote,
  itemId: 'i2',
  units: [1],
  partial: true,
  paid: eur(30_000),
  refund: eur(20_000),
  fee: eur(10_000),
  basis: 'less_fee',
  owedThere: eur(500),
  lines: [{ kind: 'base', code: 'room', name: '', paid: eur(30_000), refund: eur(20_000) }],
};

function showOf(given: Order, item: OrderItem | null, quote: CancelQuote | null = null, code?: string) {
  const problems = code ? [{ code, description: code, localizedDescription: code }] : undefined;
  const access = { id: 'o1', token: 'k' };
  return showPage(
    <CancelPage
      order={given}
      item={item}
      access={access}
      formtoken="f"
      quotes={quote ? [quote] : []}
      problems={problems}
    />,
  );
}

const plain = (page: HTMLElement): string => page.textContent?.replaceAll('\u00a0', ' ') ?? '';
const at = (given: Order, place: number): OrderItem | null => given.items[place] ?? null;

test('of several things one is chosen first, each with what it brings now; only what can be cancelled can be', async () => {
  const both = bothOrder(stayItem({ cancellable: false, state: 'cancelled' }));
  const page = await showOf(both, null);
  expect([...page.querySelectorAll('button')].map((button) => button.getAttribute('aria-label'))).toEqual([
    'See refund and cancel: London to Singapore',
  ]);
  expect(plain(page)).toContain('The PilotageWed 3 Mar to Sat 6 Mar 2027Cancelled');
  // Nothing is left that could be cancelled together.
  expect(page.querySelector('[name=scope]')).toBeNull();
  const rows = [...page.querySelectorAll('main li')].map((row) => row.textContent?.replaceAll('\u00a0', ' ') ?? '');
  expect(rows[0]).toContain('Full refund: €515.50, until Sat 21 Nov, 11:40');
});

test('rooms are ticked in a plain form, none beforehand and none that is cancelled already', async () => {
  const partly = stayOrder(stayItem({ cancelledUnits: [1] }));
  const form = (await showOf(partly, at(partly, 0))).querySelector('form');
  const boxes = [...(form?.querySelectorAll<HTMLInputElement>('[type=checkbox]') ?? [])];
  expect(boxes.map(({ name, value, checked }) => [name, value, checked])).toEqual([
    ['unit', '0', false],
    ['unit', '2', false],
  ]);
  const scopes = [...(form?.querySelectorAll<HTMLButtonElement>('[name=scope]') ?? [])];
  expect(scopes.map(({ value, type }) => [value, type])).toEqual([
    ['chosen', 'submit'],
    ['all', 'submit'],
  ]);
  const labels = boxes.map((box) => box.closest('label')?.textContent ?? box.parentElement?.textContent ?? '');
  for (const label of labels) expect(label.replaceAll('\u00a0', ' ')).toContain('Refund now: €300.00');
  expect(plain(await showOf(partly, at(partly, 0), null, 'CHOOSE_UNITS'))).toContain('Nothing selected');
});

test('the room whose own link led here is selected, and no other', async () => {
  const page = await showPage(
    <CancelPage
      order={stay}
      item={at(stay, 0)}
      unit="1"
      access={{ id: 'o1', token: 'k' }}
      formtoken="f"
      quotes={[]}
      problems={undefined}
    />,
  );
  const boxes = [...page.querySelectorAll<HTMLInputElement>('[type=checkbox]')];
  expect(boxes.map(({ value, checked }) => [value, checked])).toEqual([
    ['0', false],
    ['1', true],
    ['2', false],
  ]);
  // The first figure is about that room, not about all of them.
  expect(plain(page)).toMatch(/Your refund if you cancel now€300\.00For Room 2\b/);
  expect(plain(page)).not.toContain('cancel everything now');
});

test('terms of one room say which goes, which stay, what comes back and what the property asks for', async () => {
  const page = await showOf(stay, at(stay, 0), ofRoom);
  const text = plain(page);
  for (const part of [
    'You cancelRoom 2: Step-free double',
    'Remains bookedRoom 1: Harbour double and Room 3: Lantern suite',
    'Paid for this room€300.00Cancellation fee€100.00Refund€200.00Charged by the property€5.00',
    'The property keeps a cancellation fee.',
    'Rooms€200.00 of €300.00',
    'These terms hold until 20:10, property time.',
  ])
    expect(text).toContain(part);
  expect(text).not.toMatch(/airline|fare/i);
  expect(looks(page)).toEqual([
    ['Cancel and refund €200.00', 'dangerFilled'],
    ['Keep the booking', 'neutral'],
  ]);
});

test('terms of flights beside rooms say that the rooms stay', async () => {
  const both = bothOrder();
  expect(plain(await showOf(both, at(both, 0), cancelQuote))).toContain(
    'You cancelLondon to SingaporeRemains bookedThe Pilotage',
  );
});

test('where nothing was paid the terms say so, and that nothing is asked for there', async () => {
  const there = stayOrder(stayItem({}, 1, 'property'), { payments: [] });
  const free: CancelQuote = { ...ofRoom, units: [0], partial: false, basis: 'full', owedThere: null, lines: [] };
  const text = plain(await showOf(there, at(there, 0), { ...free, paid: eur(0), refund: eur(0), fee: eur(0) }));
  expect(text).toContain('Nothing has been charged for this, so there is nothing to refund.');
  expect(text).toContain('The property charges nothing either.');
  expect(text).not.toContain('Refund breakdown');
});

test('a refusal names who refused: the property, not an airline', async () => {
  const text = plain(await showOf(stay, at(stay, 0), null, 'NOT_CANCELLABLE'));
  expect(text).toContain('The property no longer accepts a cancellation');
});

test('before anything is asked the refund of this moment stands large beside what is not refunded', async () => {
  const figureOf = async (given: Order, place = 0) =>
    plain(await showOf(given, at(given, place))).match(/Your refund if you cancel.*?If you cancel/)?.[0];
  expect(await figureOf(order)).toBe('Your refund if you cancel now€515.50If you cancel');
  const [item] = order.items;
  const late = { ...order, items: item ? [{ ...item, cancellation: item.cancellation.slice(1) }] : [] };
  expect(await figureOf(late)).toBe('Your refund if you cancel now€115.50Not refunded: €400.00If you cancel');
  const lost = { ...order, items: item ? [{ ...item, cancellation: item.cancellation.slice(2) }] : [] };
  expect(await figureOf(lost)).toBe('Your refund if you cancel nowNo refundNot refunded: €515.50If you cancel');
  expect(await figureOf(stay)).toMatch(/^Your refund if you cancel everything now€900\.00If/);
  const partly = stayOrder(stayItem({ cancelledUnits: [1] }));
  expect(await figureOf(partly)).not.toContain('Not refunded');
});

test('until when the refund stays what it is stands with it, on the clock of the terms, whose zone is named once', async () => {
  const order = sampleOrder('confirmed');
  const full = { ...cancelQuote, refund: cancelQuote.paid, fee: { ...cancelQuote.fee, amountMinor: 0 } };
  const page = await showPage(
    <CancelPage
      order={order}
      item={order.items[0] ?? null}
      access={{ id: 'o1' }}
      formtoken="f"
      quotes={[{ ...full, basis: 'full' }]}
      problems={undefined}
    />,
  );
  const text = page.textContent?.replaceAll('\u00a0', ' ') ?? '';
  expect(text).toContain('Full refund until Sat 21 Nov, 11:40, London time.');
  expect(text).toContain('These terms hold until 12:10. Until');
  expect(text.split('London time')).toHaveLength(2);
});
