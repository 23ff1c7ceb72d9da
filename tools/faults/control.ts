import { randomUUID } from 'node:crypto';
import type { Money } from '#contract/core';
import type { Product } from '#contract/booking';
import type { SampleChoice, SampleShop } from '../../supply/house/testing/sample-shop.ts';
import type { Send } from './adapters.ts';
import { worldBooks } from './books.ts';
import { checkOutside, noViolations, type Violations } from './check.ts';
import type { LimitedLine } from '#supply/house/stock';
import type { World } from './world.ts';

export interface NaiveOrder {
  readonly id: string;
  readonly strict: boolean;
  readonly lines: readonly (readonly LimitedLine[])[];
  readonly total: Money;
  /** Charged with the booking. */
  readonly due: Money;
}

interface Answer {
  readonly outcome: string;
  readonly ref: string;
  readonly bookingRef: string;
}

/** What a buyer of the control wants, at the price of the goods. */
export async function naiveOrder(shop: SampleShop, { offerId, choice }: SampleChoice): Promise<NaiveOrder> {
  const found = shop.find(offerId);
  const shown = found && shop.booking.show(found, offerId, choice);
  const product = { ...shown?.product, supplierName: '' } as Product;
  const priced = shown && (await shop.goods.price({ ref: shown.ref, product }));
  if (!priced) throw new TypeError(`${offerId} is not sold`);
  const { total, atProperty } = priced.quote.price;
  const due = { ...total, amountMinor: total.amountMinor - (atProperty?.amount.amountMinor ?? 0) };
  return { id: randomUUID(), strict: offerId.includes('strict'), lines: priced.lines, total, due };
}

/** The same steps straight through: no journal, a new key per attempt, and a note of success at the end. */
export async function bookNaively(send: Send, order: NaiveOrder): Promise<string> {
  const remembered: { state: string | null } = await send({ op: 'recall', key: order.id });
  if (remembered.state) return remembered.state;
  const { strict, lines, total, due } = order;
  const held: Answer = await send({ op: 'reserve', key: randomUUID(), lines });
  if (held.outcome !== 'held') return 'sold_out';
  const payment = due.amountMinor > 0 ? await charge(send, order) : undefined;
  const booked: Answer = await send({ op: 'commit', key: `${order.id}:${randomUUID()}`, ref: held.ref, total, strict });
  if (booked.outcome !== 'committed') {
    if (payment !== undefined) await send({ op: 'void', key: randomUUID(), ref: payment });
    return 'sold_out';
  }
  if (payment !== undefined) await send({ op: 'capture', key: randomUUID(), ref: payment, total: due });
  await cancelFirst(send, order, booked.bookingRef, payment);
  await send({ op: 'remember', key: order.id });
  return 'confirmed';
}

async function charge(send: Send, { id, due }: NaiveOrder): Promise<string> {
  const ask = { op: 'authorise', key: randomUUID(), total: due, label: id, token: 'sim_success' };
  const { result }: { result: Answer } = await send(ask);
  return result.ref;
}

/** Of several parts the first goes, and its share comes back. */
async function cancelFirst(send: Send, order: NaiveOrder, ref: string, payment: string | undefined): Promise<void> {
  if (order.lines.length < 2) return;
  const cancelled: Answer = await send({ op: 'cancel', key: randomUUID(), ref, units: [0] });
  if (cancelled.outcome === 'cancelled' && payment !== undefined)
    await send({ op: 'refund', key: randomUUID(), ref: payment, total: shareOf(order) });
}

function shareOf({ due, lines }: Pick<NaiveOrder, 'due' | 'lines'>): Money {
  return { ...due, amountMinor: Math.floor(due.amountMinor / lines.length) };
}

/** The control keeps no records, so the books outside judge it alone. */
export function checkControl(world: World, ordered: readonly NaiveOrder[]): Violations {
  const found = noViolations();
  const { orders, reservations, payments } = world;
  checkOutside(world, worldBooks({ orders, reservations, taken: world.taken() }), found);
  for (const { id, due, lines } of ordered) {
    const sold = orders.filter(({ key }) => key.startsWith(id));
    const paid = payments.filter(({ label }) => label === id);
    const sum = (of: 'captured' | 'refunded') => paid.reduce((total, payment) => total + payment[of], 0);
    if (sold.length > 1) found.I4.push(`${id}: ${sold.length} supplier orders`);
    if (sum('captured') !== Math.min(1, sold.length) * due.amountMinor)
      found.I2.push(`${id}: captured ${sum('captured')}, ${sold.length} orders`);
    const gone = sold.filter((each) => each.gone.size > 0).length;
    if (sum('refunded') !== gone * shareOf({ due, lines }).amountMinor)
      found.I10.push(`${id}: refunded ${sum('refunded')}, ${gone} parts are gone`);
  }
  return found;
}
