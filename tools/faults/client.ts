import { setTimeout as sleep } from 'node:timers/promises';
import type { CancelQuote, Order, OrderItem, Quote } from '#contract/booking';
import type { PayOutcome } from '#domain/booking';
import type { VerbName } from './child.ts';
import type { Buyer, Scenario } from './plan.ts';
import { CallRefused, type Supervisor } from './supervisor.ts';
import type { World } from './world.ts';

/** What one buyer was told, to be compared with what really happened. */
export interface Told {
  readonly index: number;
  orderId: string | null;
  confirmed: boolean;
  /** What the buyer asked to cancel, whatever came of it, and on which terms. */
  readonly cancels: AskedCancel[];
  /** It was acknowledged that the order gave its place to another choice. */
  gaveUp: boolean;
  /** The answer to the payment when it was none. */
  refusedToPay: string | null;
  payInput: Readonly<Record<string, unknown>> | null;
  payAnswer: string | null;
  readonly backwards: string[];
  /** The farthest that a page showed of each item, and of the order. */
  readonly farthest: Map<string, number>;
  /** The last page, once all was done. */
  last: Order | null;
}

interface AskedCancel {
  readonly itemId: string;
  readonly quoteId: string;
  readonly units: readonly number[];
  readonly refundMinor: number;
  /** It was acknowledged. */
  done: boolean;
}

const giveUpMs = 60_000;
const again = new Set(['IDEMPOTENCY_IN_FLIGHT', 'SUPPLIER_UNAVAILABLE', 'PAYMENT_UNAVAILABLE']);
const undecided: readonly Order['state'][] = ['draft', 'expired', 'held', 'paying', 'booking', 'checking'];

/** The browser of a buyer. */
const sessionOf = (index: number): string => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;

function nothingTold(index: number): Told {
  return {
    index,
    orderId: null,
    confirmed: false,
    cancels: [],
    gaveUp: false,
    refusedToPay: null,
    payInput: null,
    payAnswer: null,
    backwards: [],
    farthest: new Map(),
    last: null,
  };
}

/** One buyer from the fare to the last page; whatever was not answered is asked again with the same key. */
export async function buy(
  supervisor: Supervisor,
  world: World,
  index: number,
  { scenario, items }: Buyer,
): Promise<Told> {
  const told = nothingTold(index);
  const session = sessionOf(index);
  const ask = <T>(verb: VerbName, input: unknown): Promise<T> =>
    repeat(supervisor, { verb, session, input }) as Promise<T>;
  const look = async (id: string): Promise<Order> => seen(told, await ask<Order>('readOrder', { id }));
  try {
    const quote = await quoteAll(ask, items);
    const draft = await ask<Order>('createOrder', {
      quoteId: quote.id,
      idempotencyKey: `order-${index}`,
      travellers: quote.travellers.map(() => person),
      contact: { email: 'buyer@example.com' },
    });
    told.orderId = draft.id;
    const order = seen(told, await keep(ask, draft));
    if (scenario === 'abandon') return told;
    if (scenario === 'give_up') await giveUp(ask, told, order);
    const input = (attempt: number, token: string | null) => paying(order, `pay-${index}-${attempt}`, token);
    if (scenario === 'declined_first' && order.dueNow.amountMinor > 0)
      await ask('payOrder', input(1, 'sim_declined')).catch(ignoreRefusal);
    told.payInput = input(2, scenario === 'hosted_page' ? null : 'sim_success');
    const givingUp = scenario === 'give_up_at_payment' ? giveUp(ask, told, order) : undefined;
    const paid = await ask<PayOutcome>('payOrder', told.payInput).catch(async (error: unknown) => {
      await givingUp;
      if (error instanceof CallRefused && error.code !== 'GAVE_UP') told.refusedToPay = error.code;
      throw error;
    });
    await givingUp;
    told.payAnswer = JSON.stringify(paid);
    seen(told, paid.order);
    if (paid.outcome === 'open') {
      world.approve(paid.url ?? '');
      seen(told, (await ask<PayOutcome>('continuePayment', { id: order.id })).order);
    }
    const settled = await untilSettled(() => look(order.id));
    if (settled.state === 'confirmed' || settled.state === 'partly_confirmed') told.confirmed = true;
    await cancelSome({ ask, told, look }, settled, scenario);
    told.last = await look(order.id);
  } catch (error) {
    if (!(error instanceof CallRefused)) throw error;
  }
  return told;
}

/** Refused where the payment was first. */
async function giveUp(ask: Asking, told: Told, { id }: Order): Promise<void> {
  try {
    await ask('giveUpOrder', { id });
    told.gaveUp = true;
  } catch (error) {
    ignoreRefusal(error);
  }
}

type Asking = <T>(verb: VerbName, input: unknown) => Promise<T>;

async function quoteAll(ask: Asking, items: Buyer['items']): Promise<Quote> {
  let quote: Quote | undefined;
  for (const choice of items) quote = await ask<Quote>('createQuote', { ...choice, joins: quote?.id });
  if (!quote) throw new Error('a buyer wants something');
  return quote;
}

interface Buying {
  readonly ask: Asking;
  readonly told: Told;
  readonly look: (id: string) => Promise<Order>;
}

/** The item of most parts: all of it, its first part, or one and then the others. */
async function cancelSome(buying: Buying, order: Order, scenario: Scenario): Promise<void> {
  const item = order.items.filter(({ cancellable }) => cancellable).toSorted((a, b) => b.units - a.units)[0];
  if (!item || !order.actions.includes('cancel') || !scenario.startsWith('cancel')) return;
  if (scenario === 'cancel') return cancel(buying, order, item, undefined);
  await cancel(buying, order, item, [0]);
  const now = await untilSettled(() => buying.look(order.id));
  const left = now.items.find(({ id, cancellable }) => id === item.id && cancellable);
  if (scenario === 'cancel_bit_by_bit' && left) await cancel(buying, order, left, undefined);
}

async function cancel({ ask, told }: Buying, { id }: Order, item: OrderItem, units?: readonly number[]): Promise<void> {
  const itemId = item.id;
  const terms = await ask<CancelQuote>('createCancelQuote', { id, itemId, units });
  const asked: AskedCancel = {
    itemId,
    quoteId: terms.id,
    units: terms.units,
    refundMinor: terms.refund.amountMinor,
    done: false,
  };
  told.cancels.push(asked);
  const { items } = seen(told, await ask<Order>('confirmCancel', { id: terms.id }));
  const now = items.find((each) => each.id === itemId);
  asked.done = terms.units.every((unit) => now?.cancelledUnits.includes(unit));
}

/** Keeps all of it; of what is sold out the buyer lets go, and goes on with the other. */
async function keep(ask: Asking, order: Order, tries = 200): Promise<Order> {
  const hold = { id: order.id, acceptTotalMinor: order.price.total.amountMinor };
  try {
    return await ask<Order>('holdOrder', hold);
  } catch (error) {
    const now = error instanceof CallRefused ? await ask<Order>('readOrder', { id: order.id }) : order;
    // A process that died over it has its lease still: the page of the buyer looks again until that is over.
    if (now.items.some(({ state }) => state === 'reserving') && tries > 0) {
      await sleep(150);
      return keep(ask, order, tries - 1);
    }
    const gone = now.items.find(({ state, holdMinutes }) => state === 'draft' && holdMinutes !== null);
    if (now.items.length < 2 || !gone) throw error;
    await ask<Order>('removeItem', { id: order.id, itemId: gone.id });
    return ask<Order>('holdOrder', hold);
  }
}

function paying(
  { id, price }: Order,
  idempotencyKey: string,
  paymentToken: string | null,
): Readonly<Record<string, unknown>> {
  const { amountMinor: totalMinor, currency } = price.total;
  return { id, idempotencyKey, method: 'CARD', paymentToken, totalMinor, currency, returnPath: '/back' };
}

const person = {
  givenNames: 'Mira Leela',
  familyName: 'Anand',
  dateOfBirth: '1990-05-17',
  gender: 'F',
};

/** A page may never show less of anything than an earlier one did. */
function seen(told: Told, order: Order): Order {
  farther(told, told.orderId ?? '', undecided.includes(order.state) ? 0 : 1, order.state);
  for (const item of order.items) farther(told, item.id, rankOf(item), item.state);
  return order;
}

function farther(told: Told, what: string, now: number, state: string): void {
  const before = told.farthest.get(what) ?? 0;
  if (now < before) told.backwards.push(`${what} of ${told.orderId}: rank ${before} then ${state}`);
  told.farthest.set(what, Math.max(before, now));
}

/** Before it is booked an item may go to and fro; each part that is being cancelled is gone in the end. */
function rankOf({ state, cancelledUnits }: OrderItem): number {
  switch (state) {
    case 'confirmed':
      return 1 + 2 * cancelledUnits.length;
    case 'cancelling':
      return 2 + 2 * cancelledUnits.length;
    case 'cancelled':
    case 'rejected':
      return Number.MAX_SAFE_INTEGER;
    default:
      return 0;
  }
}

async function untilSettled(look: () => Promise<Order>): Promise<Order> {
  for (let tries = 0; tries < 40; tries++) {
    const order = await look();
    if (!['booking', 'checking', 'paying', 'cancelling'].includes(order.state)) return order;
    await sleep(150);
  }
  return look();
}

async function repeat(
  supervisor: Supervisor,
  call: { verb: VerbName; session: string; input: unknown },
): Promise<unknown> {
  const until = Date.now() + giveUpMs;
  for (;;) {
    try {
      return await supervisor.ask({ op: 'call', ...call });
    } catch (error) {
      const refused = error instanceof CallRefused;
      if (refused && !again.has(error.code)) throw error;
      if (Date.now() > until) throw refused ? error : new CallRefused({ code: 'GAVE_UP', status: 0 });
      await sleep(120);
    }
  }
}

function ignoreRefusal(error: unknown): void {
  if (!(error instanceof CallRefused)) throw error;
}

/** The same keyed payment twice after everything is over: what is told must not differ by a byte. */
export async function sameAnswers(supervisor: Supervisor, told: Told): Promise<string | null> {
  if (!told.payInput) return null;
  const answers: string[] = told.payAnswer === null ? [] : [told.payAnswer];
  for (let tries = 0; tries < 2; tries++) {
    const call = { verb: 'payOrder' as const, session: sessionOf(told.index), input: told.payInput };
    answers.push(
      await repeat(supervisor, call).then(JSON.stringify, (error: CallRefused) => `${error.status} ${error.code}`),
    );
  }
  return new Set(answers).size === 1
    ? null
    : `${told.orderId}: ${answers.map((answer) => answer.slice(0, 60)).join(' | ')}`;
}
