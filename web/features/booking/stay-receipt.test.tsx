import { expect, test } from 'vitest';
import { OrderPage } from './order-view.island.tsx';
import { Sheet } from './sheet-view.island.tsx';
import { stayItem, stayOrder } from './testing/sample-stay.ts';
import { showPage } from './testing/show-page.tsx';

const access = { id: 'o1', token: 'k' };
const minor = (amount: string | null | undefined): number => Number((amount ?? '').replace(/\D/g, ''));

/** What stands beside each name in the sums of a section. */
function sumsOf(section: Element | null | undefined): Map<string, number> {
  const names = [...(section?.querySelectorAll('dt') ?? [])];
  return new Map(
    names.map((name) => [name.textContent ?? '', minor(name.parentElement?.querySelector('dd')?.textContent)]),
  );
}

function expectSplit(sums: Map<string, number>): void {
  expect([sums.get('Total'), sums.get('Paid'), sums.get('Pay at the property')]).toEqual([31_200, 30_000, 1_200]);
  const lines = [...sums].filter(([name]) => !['Total', 'Paid', 'Pay at the property'].includes(name));
  expect(lines.reduce((sum, [, amount]) => sum + amount, 0)).toBe(31_200);
}

test('the receipt of a stay says its total, what was paid and what is due at the property, to the cent', async () => {
  const order = stayOrder(stayItem({}, 1));
  const page = await showPage(<OrderPage order={order} access={access} formtoken="f" points={[]} answer={undefined} />);
  expectSplit(sumsOf(page.querySelector('section[aria-label="Receipt"]')));
});

test('the sheet to print says the same three amounts', async () => {
  const page = await showPage(<Sheet order={stayOrder(stayItem({}, 1))} access={access} />, 'bare');
  const heading = [...page.querySelectorAll('h2')].find((each) => each.textContent === 'Price');
  expectSplit(sumsOf(heading?.closest('section')));
});

test('of a stay that is paid in full with the booking nothing is split', async () => {
  const item = stayItem({}, 1);
  if (item.product.vertical !== 'stays') throw new Error('no stay');
  const { atProperty: _there, ...price } = item.price;
  const rooms = item.product.rooms.map((room) => ({
    ...room,
    price: { ...price, total: item.dueNow, lines: room.price.lines.filter(({ due }) => due === undefined) },
  }));
  const whole = { ...item, product: { ...item.product, rooms }, price: { ...price, total: item.dueNow } };
  const page = await showPage(
    <OrderPage order={stayOrder(whole)} access={access} formtoken="f" points={[]} answer={undefined} />,
  );
  const sums = sumsOf(page.querySelector('section[aria-label="Receipt"]'));
  expect(sums.get('Paid')).toBe(30_000);
  expect(sums.has('Pay at the property')).toBe(false);
});
