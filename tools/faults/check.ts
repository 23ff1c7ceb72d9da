import { mayMove } from '#domain/events';
import { itemMachine } from '#domain/booking';
import { paymentMachine, refundMachine } from '#domain/payments';
import type { Told } from './client.ts';
import type { Inspection, StoredOrder } from './inspect.ts';
import { allBooks, type SupplierBooks } from './books.ts';
import type { PspPayment, World } from './world.ts';

export const invariants = {
  I1: 'every booking came to an end',
  I2: 'money taken if and only if booked, and the same amount',
  I3: 'no authorisation left open',
  I4: 'at most one supplier order per item',
  I5: 'seats sold never above seats there are, none lost or left held',
  I6: 'the same key, the same answer to the byte',
  I7: 'what was acknowledged is still so',
  I8: 'no page ever went backwards',
  I9: 'every change of state has its record, with cause and actor',
  I10: 'the books of every order sum to zero, refunds as promised',
} as const;
export type Invariant = keyof typeof invariants;
export type Violations = Record<Invariant, string[]>;

export function noViolations(): Violations {
  return { I1: [], I2: [], I3: [], I4: [], I5: [], I6: [], I7: [], I8: [], I9: [], I10: [] };
}

/** Nothing moves any more and nothing should. */
export function isSettled({ orders, payments, refunds }: Inspection): boolean {
  return orders.every((order) => hasEnded(order, payments, refunds));
}

function hasEnded(
  { orderId, state }: StoredOrder,
  payments: Inspection['payments'],
  refunds: Inspection['refunds'],
): boolean {
  const payment = payments.findLast((each) => each.orderId === orderId)?.state;
  switch (state) {
    case 'draft':
    case 'hold_expired':
    case 'rejected':
      return payment === undefined || payment === 'failed' || payment === 'voided';
    case 'confirmed':
      return payment === 'captured';
    case 'cancelled':
      return refunds.some((refund) => refund.orderId === orderId && refund.state === 'paid');
    default:
      return false;
  }
}

/** Compares the books outside with what the booking house stored and with what buyers were told. */
export function check(world: World, seen: Inspection, told: readonly Told[]): Violations {
  const found = noViolations();
  const books = allBooks(world, seen.house);
  for (const order of seen.orders) {
    if (!hasEnded(order, seen.payments, seen.refunds)) found.I1.push(`${order.reference} is ${order.state}`);
    checkMoney(world, books, order, seen, found);
  }
  checkOutside(world, books, found);
  for (const key of books.held) found.I5.push(`${key} is still held`);
  checkTold(seen, told, found);
  checkRecords(seen, found);
  for (const { orderId, sum } of seen.ledger) if (sum !== 0) found.I10.push(`${orderId} sums to ${sum}`);
  return found;
}

function checkMoney(
  world: World,
  { orders }: SupplierBooks,
  order: StoredOrder,
  { refunds }: Inspection,
  found: Violations,
): void {
  const sold = orders.filter(({ key }) => key.startsWith(order.itemId));
  const payments = world.payments.filter(({ label }) => label === order.reference);
  const captured = payments.reduce((sum, payment) => sum + payment.captured, 0);
  const due = sold.length > 0 ? order.totalMinor : 0;
  if (captured !== due || sold.some(({ totalMinor }) => totalMinor !== order.totalMinor)) {
    found.I2.push(`${order.reference}: captured ${captured}, due ${due}, ${order.state}`);
  }
  if (sold.length > 1) found.I4.push(`${order.reference}: ${sold.length} supplier orders`);
  const refunded = payments.reduce((sum, payment) => sum + payment.refunded, 0);
  const promised = refunds
    .filter(({ orderId }) => orderId === order.orderId)
    .reduce((sum, refund) => sum + refund.amountMinor, 0);
  const cancelled = sold.some((each) => each.cancelled);
  if (refunded !== promised || refunded > captured || cancelled !== (order.state === 'cancelled')) {
    found.I10.push(`${order.reference}: refunded ${refunded} of ${promised}, ${order.state}`);
  }
}

/** What only the books outside can tell; the control is judged by this alone. */
export function checkOutside(
  { payments }: { readonly payments: readonly PspPayment[] },
  { flights }: SupplierBooks,
  found: Violations,
): void {
  for (const { ref, state, label } of payments) {
    if (state === 'authorised' || state === 'open') found.I3.push(`${label}: ${ref} is ${state}`);
  }
  for (const { flight, taken, owned, capacity } of flights) {
    if (taken > capacity) found.I5.push(`${flight} is oversold`);
    if (taken !== owned) found.I5.push(`${flight}: ${taken} seats are out of sale, ${owned} are somebody's`);
  }
}

function checkTold(seen: Inspection, told: readonly Told[], found: Violations): void {
  for (const buyer of told) {
    const order = seen.orders.find(({ orderId }) => orderId === buyer.orderId);
    if (buyer.orderId && !order) found.I7.push(`${buyer.orderId} was acknowledged and is gone`);
    if (buyer.confirmed && order && !['confirmed', 'cancelling', 'cancelled'].includes(order.state))
      found.I7.push(`${order.reference} was confirmed, is ${order.state}`);
    if (buyer.cancelled && order?.state !== 'cancelled')
      found.I7.push(`${order?.reference} was cancelled, is ${order?.state}`);
    found.I8.push(...buyer.backwards);
  }
}

function checkRecords({ orders, payments, refunds, events }: Inspection, found: Violations): void {
  const subjects = [
    ...orders.map(({ itemId, state, version }) => ({
      id: itemId,
      state: state as string,
      version,
      machine: itemMachine,
    })),
    ...payments.map(({ id, state, version }) => ({ id, state: state as string, version, machine: paymentMachine })),
    ...refunds.map(({ id, state, version }) => ({ id, state: state as string, version, machine: refundMachine })),
  ];
  const bySubject = Map.groupBy(events, ({ subjectId }) => subjectId);
  for (const { id, state, version, machine } of subjects) {
    const trail = bySubject.get(id) ?? [];
    const unbroken = trail.every(
      (event, index) => event.from === (trail[index - 1]?.to ?? null) && event.cause !== '' && event.actor !== '',
    );
    const legal = trail
      .slice(1)
      .every(({ from, to }) => from !== null && to !== null && mayMove<string>(machine, from, to));
    if (!unbroken || !legal || trail.length !== version || trail.at(-1)?.to !== state)
      found.I9.push(`${machine.subject} ${id}: ${trail.length} records, version ${version}, ${state}`);
  }
}

export function countOf(violations: Violations): number {
  return Object.values(violations).reduce((sum, list) => sum + list.length, 0);
}
