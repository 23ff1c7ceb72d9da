import { setTimeout as sleep } from 'node:timers/promises';
import type { CancelQuote, Order, Quote } from '#contract/booking';
import type { PayOutcome } from '#domain/booking';
import type { VerbName } from './child.ts';
import type { planBuyer } from './plan.ts';
import { CallRefused, type Supervisor } from './supervisor.ts';
import type { World } from './world.ts';

/** What one buyer was told, to be compared with what really happened. */
export interface Told {
  readonly index: number;
  orderId: string | null;
  confirmed: boolean;
  cancelledItem: string | null;
  /** Items that the buyer asked to cancel, whatever came of it. */
  readonly asksToCancel: string[];
  payInput: Readonly<Record<string, unknown>> | null;
  payAnswer: string | null;
  readonly backwards: string[];
  /** The farthest that a page showed. */
  farthest: number;
}

type Buyer = ReturnType<typeof planBuyer>;

const giveUpMs = 60_000;
const again = new Set(['IDEMPOTENCY_IN_FLIGHT', 'SUPPLIER_UNAVAILABLE', 'PAYMENT_UNAVAILABLE']);
const rank: Readonly<Record<Order['state'], number>> = {
  draft: 0,
  expired: 0,
  held: 0,
  paying: 0,
  booking: 0,
  checking: 1,
  failed: 9,
  confirmed: 2,
  partly_confirmed: 2,
  cancelling: 3,
  cancelled: 4,
};

/** One buyer from the fare to the last page; whatever was not answered is asked again with the same key. */
export async function buy(
  supervisor: Supervisor,
  world: World,
  index: number,
  { scenario, items }: Buyer,
): Promise<Told> {
  const told: Told = {
    index,
    orderId: null,
    confirmed: false,
    cancelledItem: null,
    asksToCancel: [],
    payInput: null,
    payAnswer: null,
    backwards: [],
    farthest: 0,
  };
  const session = `session-${index}`;
  const ask = <T>(verb: VerbName, input: unknown): Promise<T> =>
    repeat(supervisor, { verb, session, input }) as Promise<T>;
  const look = async (id: string): Promise<Order> => seen(told, await ask<Order>('readOrder', { id }));
  try {
    const quote = await quoteAll(ask, items);
    const draft = await ask<Order>('createOrder', {
      quoteId: quote.id,
      idempotencyKey: `order-${index}`,
      travellers: items.map(() => person),
      contact: { email: 'buyer@example.com' },
    });
    told.orderId = draft.id;
    const order = seen(told, await keep(ask, draft));
    if (scenario === 'abandon') return told;
    const input = (attempt: number, token: string | null) => paying(order, `pay-${index}-${attempt}`, token);
    if (scenario === 'declined_first') await ask('payOrder', input(1, 'sim_declined')).catch(ignoreRefusal);
    told.payInput = input(2, scenario === 'hosted_page' ? null : 'sim_success');
    const paid = await ask<PayOutcome>('payOrder', told.payInput);
    told.payAnswer = JSON.stringify(paid);
    seen(told, paid.order);
    if (paid.outcome === 'open') {
      world.approve(paid.url ?? '');
      seen(told, (await ask<PayOutcome>('continuePayment', { id: order.id })).order);
    }
    const settled = await untilSettled(() => look(order.id));
    if (settled.state === 'confirmed' || settled.state === 'partly_confirmed') told.confirmed = true;
    if (scenario === 'cancel' && settled.actions.includes('cancel')) {
      const itemId = settled.items.find(({ cancellable }) => cancellable)?.id;
      const terms = await ask<CancelQuote>('createCancelQuote', { id: order.id, itemId });
      if (itemId) told.asksToCancel.push(itemId);
      const cancelled = seen(told, await ask<Order>('confirmCancel', { id: terms.id }));
      told.cancelledItem = cancelled.items.find(({ id, state }) => id === itemId && state === 'cancelled')?.id ?? null;
    }
    await look(order.id);
  } catch (error) {
    if (!(error instanceof CallRefused)) throw error;
  }
  return told;
}

type Asking = <T>(verb: VerbName, input: unknown) => Promise<T>;

async function quoteAll(ask: Asking, items: Buyer['items']): Promise<Quote> {
  let quote: Quote | undefined;
  for (const { supplier, flight } of items) {
    const offerId = `s1.${supplier}.F${flight}`;
    quote = await ask<Quote>('createQuote', { offerId, fareId: `${offerId}!light`, joins: quote?.id });
  }
  if (!quote) throw new Error('a buyer wants something');
  return quote;
}

/** Keeps all of it; of what is sold out the buyer lets go, and goes on with the other. */
async function keep(ask: Asking, order: Order): Promise<Order> {
  const hold = { id: order.id, acceptTotalMinor: order.price.total.amountMinor };
  try {
    return await ask<Order>('holdOrder', hold);
  } catch (error) {
    const now = error instanceof CallRefused ? await ask<Order>('readOrder', { id: order.id }) : order;
    const gone = now.items.find(({ state }) => state === 'draft');
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

/** A page may never show less than an earlier one did. */
function seen(told: Told, order: Order): Order {
  const now = rank[order.state];
  if (now < told.farthest && told.farthest >= 2)
    told.backwards.push(`${told.orderId}: rank ${told.farthest} then ${order.state}`);
  told.farthest = Math.max(told.farthest, now);
  return order;
}

async function untilSettled(look: () => Promise<Order>): Promise<Order> {
  for (let tries = 0; tries < 40; tries++) {
    const order = await look();
    if (!['booking', 'checking', 'paying'].includes(order.state)) return order;
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
    const call = { verb: 'payOrder' as const, session: `session-${told.index}`, input: told.payInput };
    answers.push(
      await repeat(supervisor, call).then(JSON.stringify, (error: CallRefused) => `${error.status} ${error.code}`),
    );
  }
  return new Set(answers).size === 1
    ? null
    : `${told.orderId}: ${answers.map((answer) => answer.slice(0, 60)).join(' | ')}`;
}
