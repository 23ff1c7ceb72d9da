import { expect, test } from 'vitest';
import type { CancelQuote, Order } from '#contract/booking';
import { CancelPage } from './cancel-view.island.tsx';
import { OrderPage } from './order-view.island.tsx';
import { cancelQuote, eur } from './testing/sample-order.ts';
import { bothOrder, stayItem } from './testing/sample-stay.ts';
import { showPage } from './testing/show-page.tsx';

const access = { id: 'o1', token: 'k' };
const both = { ...bothOrder(), refundNow: eur(141_550) };
const ofRooms: CancelQuote = {
  ...cancelQuote,
  id: 'q2',
  itemId: 'i2',
  units: [0, 1, 2],
  expiresAt: '2026-11-20T12:05:00.000Z',
  expectedBy: '2026-12-01T12:00:00.000Z',
  paid: eur(90_000),
  refund: eur(60_000),
  fee: eur(30_000),
  basis: 'less_fee',
  owedThere: eur(500),
  lines: [],
};
const plain = (part: Element | null | undefined): string => part?.textContent?.replaceAll('\u00a0', ' ') ?? '';

function cancelling(order: Order, quotes: readonly CancelQuote[], stopped = false) {
  return showPage(
    <CancelPage
      order={order}
      item={null}
      access={access}
      formtoken="f"
      quotes={quotes}
      stopped={stopped}
      problems={undefined}
    />,
  );
}

function booking(order: Order) {
  return showPage(<OrderPage order={order} access={access} formtoken="f" points={[]} answer={undefined} />);
}

const scopeOf = (form: Element | null | undefined) => form?.querySelector<HTMLInputElement>('[name=scope]')?.value;

test('beside the trip each thing has its refund, below them their total and the way to cancel all or a part', async () => {
  const part = (await booking(both)).querySelector('section[aria-labelledby="cancel-now"]');
  expect(plain(part)).toContain(
    'London to Singapore€515.50 of €515.50The Pilotage€900.00 of €900.00Total refund€1,415.50',
  );
  expect(plain(part)).toContain('until Sat 21 Nov, 11:40, London time');
  expect(part?.querySelector('form')).toBeNull();
  expect(part?.querySelector('a')?.getAttribute('href')).toBe('/bookings/o1/cancel?token=k');
});

test('the heading of cancelling everything says what and for whom', async () => {
  const header = (await cancelling(both, [])).querySelector('header');
  expect(plain(header)).toContain('London to Singapore and The Pilotage1 adult');
});

test('where one thing is left to cancel its refund is named by it', async () => {
  const page = await booking({
    ...bothOrder(stayItem({ state: 'cancelled', cancellable: false })),
    refundNow: eur(51_550),
  });
  const part = page.querySelector('section[aria-labelledby="cancel-now"]');
  expect(plain(part)).toContain('Your refund if you cancel now€515.50For London to Singapore');
  expect(scopeOf(part?.querySelector('form'))).toBeUndefined();
});

test('the page of cancelling offers everything first, then each part', async () => {
  const page = await cancelling(both, []);
  const headings = [...page.querySelectorAll('h1, h2')].map(plain);
  expect(headings).toEqual(['Cancel the booking', 'Cancel everything', 'Or cancel only a part']);
  expect(scopeOf(page.querySelector('form'))).toBe('everything');
});

test('one review has the refund of each thing and of all, the first moment at which a term ends, and cancels all of them', async () => {
  const page = await cancelling(both, [cancelQuote, ofRooms]);
  const text = plain(page);
  for (const part of [
    'London to Singapore',
    'Paid for this flight€515.50Cancellation fee€400.00Refund€115.50',
    'Paid for these rooms€900.00Cancellation fee€300.00Refund€600.00Charged by the property€5.00',
    'Total refund€715.50',
    'Wayfold Demo Ltd pays the refund to Visa ending 4242 by Tue 1 Dec',
    'These terms hold until 12:05, London time.',
  ])
    expect(text).toContain(part);
  const form = page.querySelector('form');
  expect([...(form?.querySelectorAll<HTMLInputElement>('[name=quote]') ?? [])].map(({ value }) => value)).toEqual([
    'q1',
    'q2',
  ]);
  const [cancel, keep] = [...page.querySelectorAll('a[class], button')].filter((node) =>
    /^(Keep the|Cancel and)/.test(plain(node)),
  );
  expect([plain(cancel), plain(keep)]).toEqual(['Cancel and refund €715.50', 'Keep the booking']);
});

test('terms of which one has ended are not offered, and that is said', async () => {
  const page = await cancelling(both, [cancelQuote, { ...ofRooms, state: 'expired' }]);
  expect(plain(page)).toContain('These terms have expired');
  expect(page.querySelector('[name=quote]')).toBeNull();
});

test('where a supplier refused after others were cancelled the page says that the rest is still booked', async () => {
  const page = await cancelling(bothOrder(stayItem({ state: 'cancelled', cancellable: false })), [], true);
  expect(plain(page.querySelector('[role=alert]'))).toContain('Only part of the booking was cancelled');
  expect(page.querySelectorAll('[aria-label^="See refund and cancel:"]')).toHaveLength(1);
});
