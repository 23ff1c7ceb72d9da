import { mayMove } from '#domain/events';
import { itemMachine, orderMachine, stageAfter } from '#domain/booking';
import { paymentMachine, refundMachine } from '#domain/payments';
import type { Told } from './client.ts';
import type { Inspection, StoredItem } from './inspect.ts';
import { allBooks, type SupplierBooks } from './books.ts';
import type { PspPayment, World } from './world.ts';

export const invariants = {
  I1: 'every booking came to an end',
  I2: 'money taken if and only if booked, and the same amount',
  I3: 'no authorisation left open',
  I4: 'one supplier order per item that is booked, none for any other',
  I5: 'sold never above what there is, by flight and by night; none lost or left held',
  I6: 'the same key, the same answer to the byte',
  I7: 'what was acknowledged is still so',
  I8: 'no page ever went backwards',
  I9: 'every change of state has its record, with cause and actor',
  I10: 'the books of every order sum to zero, what is cancelled refunded as promised',
  I11: 'an item that failed, or a part that went, dragged no other along',
  I12: 'what was given up went back and was never paid or booked',
  I13: 'nothing was sent to be booked before all that it waits for was there',
  I14: 'an order is where its items are',
} as const;
export type Invariant = keyof typeof invariants;
export type Violations = Record<Invariant, string[]>;

export function noViolations(): Violations {
  return {
    I1: [],
    I2: [],
    I3: [],
    I4: [],
    I5: [],
    I6: [],
    I7: [],
    I8: [],
    I9: [],
    I10: [],
    I11: [],
    I12: [],
    I13: [],
    I14: [],
  };
}

/**
 * Nothing moves any more and nothing should: every item came to its end, what was kept for it was sold or given back, and every
 * call to the outside has its answer in the journal. Until then the books outside may be ahead of ours or behind them.
 */
export function isSettled(seen: Inspection): boolean {
  return seen.items.every((item) => rests(item, seen));
}

function rests(item: StoredItem, seen: Inspection): boolean {
  return item.released && item.unanswered === 0 && hasEnded(item, seen);
}

const booked: readonly StoredItem['state'][] = ['confirmed', 'cancelling', 'cancelled'];

const over: readonly StoredItem['state'][] = ['dropped', 'rejected'];

/** A payment is taken where something booked was charged for, and gone where nothing was. */
function hasEnded(item: StoredItem, { items, payments, refunds }: Inspection): boolean {
  const { orderId, itemId, state } = item;
  const due = items.some((each) => each.orderId === orderId && booked.includes(each.state) && each.dueMinor > 0);
  const payment = payments.findLast((each) => each.orderId === orderId)?.state;
  const isMoneySettled = due
    ? payment !== undefined && ['captured', 'partially_refunded', 'refunded'].includes(payment)
    : payment === undefined || payment === 'failed' || payment === 'voided';
  switch (state) {
    case 'draft':
    case 'dropped':
    case 'hold_expired':
    case 'rejected':
      return isMoneySettled;
    case 'confirmed':
    case 'cancelled':
      return isMoneySettled && refunds.every((refund) => refund.itemId !== itemId || refund.state === 'paid');
    default:
      return false;
  }
}

/** Compares the books outside with what the booking house stored and with what buyers were told. */
export function check(world: World, seen: Inspection, told: readonly Told[]): Violations {
  const found = noViolations();
  const { orders, reservations } = world;
  const books = allBooks({ orders, reservations, taken: world.taken() }, seen.house);
  for (const item of seen.items) {
    const { reference, state, released, unanswered } = item;
    if (!rests(item, seen))
      found.I1.push(`${reference} is ${state}, ${unanswered} calls unanswered${released ? '' : ', not given back'}`);
    checkItem(books, item, told, found);
  }
  for (const items of Map.groupBy(seen.items, ({ orderId }) => orderId).values()) {
    checkMoney(world, books, items, seen, found);
  }
  checkOutside(world, books, found);
  checkTold(seen, told, found);
  checkGivenUp(world, books, seen, told, found);
  checkRecords(seen, found);
  checkStages(seen, found);
  for (const { orderId, sum } of seen.ledger) if (sum !== 0) found.I10.push(`${orderId} sums to ${sum}`);
  return found;
}

function soldOf({ orders }: SupplierBooks, { itemId }: StoredItem): SupplierBooks['orders'] {
  return orders.filter(({ key }) => key.startsWith(itemId));
}

/** The price, the hold and the judgement. */
const REQUIRED = 3;

/** Each item has its own fate, and each part of it: nobody cancels a good one but its buyer. */
function checkItem(books: SupplierBooks, item: StoredItem, told: readonly Told[], found: Violations): void {
  const { reference, itemId, state, totalMinor } = item;
  const sold = soldOf(books, item);
  if (sold.length > 1) found.I4.push(`${reference}: ${sold.length} supplier orders`);
  const { sentToBook, gates } = item;
  if (sentToBook && (gates.length < REQUIRED || gates.some(({ open, inTime }) => !open || !inTime)))
    found.I13.push(`${reference}: ${JSON.stringify(gates)}`);
  if (sold.length > 0 !== booked.includes(state)) found.I4.push(`${reference}: ${sold.length} sold, ${state}`);
  if (sold.some((each) => each.totalMinor !== totalMinor)) found.I2.push(`${reference}: sold at another price`);
  const gone = sold.flatMap((each) => each.gone).toSorted((a, b) => a - b);
  if (String(gone) !== String(item.cancelledUnits))
    found.I10.push(`${reference}: parts ${String(gone)} are gone, not ${String(item.cancelledUnits)}`);
  const isAllGone = sold.length > 0 && sold.every((each) => each.gone.length === each.units);
  if (isAllGone !== (state === 'cancelled')) found.I10.push(`${reference}: an item is ${state}`);
  const asked = told.find(({ orderId }) => orderId === item.orderId)?.cancels ?? [];
  const unasked = gone.filter((unit) => !asked.some((each) => each.itemId === itemId && each.units.includes(unit)));
  if (unasked.length > 0) found.I11.push(`${reference}: parts ${String(unasked)} were cancelled unasked`);
}

/** One payment for all items: what was taken is what was booked, no more and no less. */
function checkMoney(
  world: World,
  books: SupplierBooks,
  items: readonly StoredItem[],
  { refunds, terms }: Inspection,
  found: Violations,
): void {
  const { orderId = '', reference = '' } = items[0] ?? {};
  const payments = world.payments.filter(({ label }) => label === reference);
  const captured = sum(payments.map((payment) => payment.captured));
  const due = sum(items.map((item) => (soldOf(books, item).length > 0 ? item.dueMinor : 0)));
  const states = items.map(({ state }) => state).join(' and ');
  if (captured !== due) found.I2.push(`${reference}: captured ${captured}, due ${due}, ${states}`);
  const refunded = sum(payments.map((payment) => payment.refunded));
  const own = ({ orderId: each }: { readonly orderId: string }): boolean => each === orderId;
  const owed = sum(refunds.filter(own).map(({ amountMinor }) => amountMinor));
  const promised = sum(terms.filter(own).map(({ refundMinor }) => refundMinor));
  if (refunded !== owed || owed !== promised || refunded > captured) {
    found.I10.push(`${reference}: refunded ${refunded} of ${owed}, promised ${promised}, ${states}`);
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** What only the books outside can tell; the control is judged by this alone. */
export function checkOutside(
  { payments }: { readonly payments: readonly PspPayment[] },
  { slots, held, lapsed }: SupplierBooks,
  found: Violations,
): void {
  for (const { ref, state, label } of payments) {
    if (state === 'authorised' || state === 'open') found.I3.push(`${label}: ${ref} is ${state}`);
  }
  for (const { slot, taken, owned, capacity } of slots) {
    if (taken > capacity) found.I5.push(`${slot} is oversold`);
    if (taken !== owned) found.I5.push(`${slot}: ${taken} are out of sale, ${owned} are somebody's`);
  }
  for (const key of held) found.I5.push(`${key} is still held`);
  for (const key of lapsed) found.I5.push(`${key} came back by its clock alone`);
}

function checkTold(seen: Inspection, told: readonly Told[], found: Violations): void {
  for (const buyer of told) {
    const items = seen.items.filter(({ orderId }) => orderId === buyer.orderId);
    const reference = items[0]?.reference;
    const isBooked = items.some(({ state }) => booked.includes(state));
    if (buyer.orderId && items.length === 0) found.I7.push(`${buyer.orderId} was acknowledged and is gone`);
    if (buyer.confirmed && !isBooked)
      found.I7.push(`${reference} was confirmed, is ${items.map(({ state }) => state).join(' and ')}`);
    if (buyer.refusedToPay && isBooked) found.I6.push(`${reference} was refused with ${buyer.refusedToPay}, is booked`);
    for (const { itemId, quoteId, units, refundMinor } of buyer.cancels.filter((each) => each.done)) {
      const item = items.find((each) => each.itemId === itemId);
      if (!units.every((unit) => item?.cancelledUnits.includes(unit)))
        found.I7.push(`${reference}: parts ${String(units)} were cancelled, it is ${item?.state}`);
      if (seen.terms.find(({ id }) => id === quoteId)?.refundMinor !== refundMinor)
        found.I10.push(`${reference}: ${refundMinor} was promised to its buyer`);
    }
    found.I8.push(...buyer.backwards);
  }
}

/** Once it was acknowledged, whatever was killed at that moment. */
function checkGivenUp(world: World, books: SupplierBooks, seen: Inspection, told: readonly Told[], found: Violations) {
  for (const { orderId } of told.filter(({ gaveUp }) => gaveUp)) {
    const items = seen.items.filter((item) => item.orderId === orderId);
    for (const item of items) {
      const { reference, state, released } = item;
      const kept = books.held.filter((key) => key.startsWith(item.itemId)).length + soldOf(books, item).length;
      if (kept > 0 || !released || !over.includes(state)) found.I12.push(`${reference}: ${kept} kept, ${state}`);
    }
    const captured = sum(
      world.payments.filter(({ label }) => label === items[0]?.reference).map((each) => each.captured),
    );
    if (captured > 0) found.I12.push(`${items[0]?.reference}: captured ${captured}`);
  }
}

/** What its buyer took out has no say. */
function checkStages({ orders, items }: Inspection, found: Violations): void {
  for (const { id, state } of orders) {
    const own = items.filter(({ orderId, state: of }) => orderId === id && (of !== 'dropped' || state === 'given_up'));
    const wanted = stageAfter(
      state,
      own.map((item) => item.state),
    );
    if (wanted !== state) found.I14.push(`${own[0]?.reference} is ${state}, its items make it ${wanted}`);
  }
}

function checkRecords({ orders, items, payments, refunds, events }: Inspection, found: Violations): void {
  const subjects = [
    ...items.map(({ itemId, state, version }) => ({
      id: itemId,
      state: state as string,
      version,
      machine: itemMachine,
    })),
    ...orders.map(({ id, state, version }) => ({ id, state: state as string, version, machine: orderMachine })),
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
