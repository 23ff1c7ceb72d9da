import type { Order, Quote } from '#contract/booking';
import { cart as calls, type Typed } from '#contract/cart';
import type { OutputOf } from '#contract/core';
import { anybody, Conflict, type Ctx, inSession, NotFound, sessionOf, verb, type Verb } from '#domain/kernel';
import { asOrdered, isMissed, type SoldUntil } from './as-ordered.ts';
import { changeCart, findCart, removeCart, saveCart } from './store.ts';
import { openTyped, sealTyped } from './typed.ts';

export interface CartDeps {
  /** Throws `NotFound` for a quote that never was, or is no more. */
  readonly readQuote: (ctx: Ctx, id: string) => Promise<Quote>;
  /** Throws `NotFound` for an order of somebody else, or one that is no more. */
  readonly readOrder: (ctx: Ctx, id: string) => Promise<Order>;
  /** Ends an unpaid order; throws `ORDER_BEGUN` once it is being paid for or booked. */
  readonly giveUp: (ctx: Ctx, orderId: string) => Promise<unknown>;
  /** `by` takes its place: it can be ordered no more, and its order is given up; throws `ORDER_BEGUN` as `giveUp` does. */
  readonly replace: (ctx: Ctx, quoteId: string, by: string) => Promise<unknown>;
  readonly soldUntil: SoldUntil;
  /** Items of one order. */
  readonly mostItems: number;
}

type Cart = OutputOf<typeof calls.read>;

const BOOKED: readonly Order['state'][] = ['confirmed', 'partly_confirmed', 'cancelling', 'cancelled'];

const nothing: Cart = { quote: null, adding: false };

/** What this session has in the cart, as long as its price stands. */
export function readCart(deps: CartDeps): Verb<typeof calls.read.input, Cart> {
  return verb({
    name: 'readCart',
    allow: anybody,
    input: calls.read.input,
    run: ({ ctx }) => readRow(deps, ctx),
  });
}

/** The quote that a choice of this session would take the place of; undefined where what is found is added to it, or nothing is in the cart. */
export async function inCart(ctx: Ctx): Promise<string | undefined> {
  const row = await findCart(ctx);
  return row?.adding === false ? row.quote_id : undefined;
}

/** Puts a quote into the cart, in the place of whatever was there: an order of that which is not paid is given up. */
export function keepQuote(deps: CartDeps): Verb<typeof calls.keep.input, Cart> {
  return verb({
    name: 'keepQuote',
    allow: inSession,
    input: calls.keep.input,
    async run({ ctx, input: { quoteId, adding = true, typed, instead } }) {
      const quote = await openQuote(deps, ctx, await deps.readQuote(ctx, quoteId));
      if (!quote) throw new Conflict('QUOTE_USED', 'An order was made from this quote before');
      if (quote.state === 'replaced') {
        throw new Conflict('QUOTE_REPLACED', 'Replaced by another quote', { by: quote.replacedBy });
      }
      if (quote.state === 'expired') throw new Conflict('QUOTE_EXPIRED', 'Check the price again');
      if (adding && quote.items.length >= deps.mostItems) {
        throw new Conflict('QUOTE_FULL', `An order holds ${deps.mostItems} items at most`, { most: deps.mostItems });
      }
      const session = sessionOf(ctx.actor) ?? '';
      const before = await findCart(ctx);
      const over = !typed && before !== undefined && (await isBooked(deps, ctx, before.quote_id));
      if (instead !== undefined && instead !== quoteId) await orNothing(deps.replace(ctx, instead, quoteId));
      if (before && before.quote_id !== quoteId) await replaceOpen(deps, ctx, before.quote_id, quoteId);
      const found = await saveCart(ctx, {
        quote_id: quoteId,
        touched_at: ctx.clock.now(),
        adding,
        ...(typed && { typed: sealTyped(ctx.sealer, session, typed) }),
        ...(over && { typed: null }),
      });
      // Another window put it there since the cart was read.
      const between = found !== quoteId && found !== before?.quote_id ? found : undefined;
      if (between !== undefined) await replaceOpen(deps, ctx, between, quoteId);
      return { quote, adding };
    },
  });
}

/** The next search adds nothing; what is in the cart stays. */
export function searchSeparately(deps: CartDeps): Verb<typeof calls.separate.input, Cart> {
  return verb({
    name: 'searchSeparately',
    allow: anybody,
    input: calls.separate.input,
    async run({ ctx }) {
      if (sessionOf(ctx.actor) === null) return nothing;
      await changeCart(ctx, { adding: false });
      return readRow(deps, ctx);
    },
  });
}

/** What was typed about travellers; empty where that is nothing, was sealed with a key that is gone, or belongs to what is booked. */
export function readTyped(deps: CartDeps): Verb<typeof calls.typed.input, { typed: Typed }> {
  return verb({
    name: 'readTyped',
    allow: anybody,
    input: calls.typed.input,
    async run({ ctx }) {
      const row = await findCart(ctx);
      if (!row?.typed || (await isBooked(deps, ctx, row.quote_id))) return { typed: {} };
      return { typed: openTyped(ctx, row.session_id, row.typed) };
    },
  });
}

/** An order of what was in it that is not paid is given up. */
export function emptyCart(deps: CartDeps): Verb<typeof calls.empty.input, Cart> {
  return verb({
    name: 'emptyCart',
    allow: anybody,
    input: calls.empty.input,
    async run({ ctx }) {
      const row = await findCart(ctx);
      if (!row) return nothing;
      await giveUpOpen(deps, ctx, row.quote_id);
      await removeCart(ctx);
      return nothing;
    },
  });
}

async function readRow(deps: CartDeps, ctx: Ctx): Promise<Cart> {
  const row = await findCart(ctx);
  if (!row) return nothing;
  const found = await orNothing(deps.readQuote(ctx, row.quote_id));
  const quote = found && (await openQuote(deps, ctx, found));
  if (!quote) return found && (await wasMissed(deps, ctx, found)) ? { ...nothing, missed: true } : nothing;
  if (quote.state === 'expired') return nothing;
  return { quote, adding: row.adding };
}

/** The quote as it is now; once ordered as the order has it, and nothing where that does not wait for this buyer any more. */
async function openQuote(deps: CartDeps, ctx: Ctx, quote: Quote): Promise<Quote | undefined> {
  if (quote.state !== 'consumed') return quote;
  const order = quote.orderId === null ? undefined : await orNothing(deps.readOrder(ctx, quote.orderId));
  return order && asOrdered(quote, order, ctx.clock.now(), deps.soldUntil);
}

async function wasMissed(deps: CartDeps, ctx: Ctx, { orderId }: Quote): Promise<boolean> {
  const order = orderId === null ? undefined : await orNothing(deps.readOrder(ctx, orderId));
  return order !== undefined && isMissed(order, ctx.clock.now(), deps.soldUntil);
}

/** Names that were typed for a journey are kept until it is booked, and not for the next one. */
async function isBooked(deps: CartDeps, ctx: Ctx, quoteId: string): Promise<boolean> {
  const quote = await orNothing(deps.readQuote(ctx, quoteId));
  if (quote?.state !== 'consumed' || quote.orderId === null) return false;
  const order = await orNothing(deps.readOrder(ctx, quote.orderId));
  return order !== undefined && BOOKED.includes(order.state);
}

/** Whoever takes something out, or puts another thing in its place, means what the cart shows: not what lapsed or is booked. */
async function giveUpOpen(deps: CartDeps, ctx: Ctx, quoteId: string): Promise<void> {
  const quote = await orNothing(deps.readQuote(ctx, quoteId));
  if (quote?.state !== 'consumed' || quote.orderId === null) return;
  if (await openQuote(deps, ctx, quote)) await deps.giveUp(ctx, quote.orderId);
}

/** The same of what another quote takes the place of: where no order was made of it, none can be any more. */
async function replaceOpen(deps: CartDeps, ctx: Ctx, quoteId: string, by: string): Promise<void> {
  const quote = await orNothing(deps.readQuote(ctx, quoteId));
  if (quote && (quote.orderId === null || (await openQuote(deps, ctx, quote)))) await deps.replace(ctx, quoteId, by);
}

async function orNothing<T>(read: Promise<T>): Promise<T | undefined> {
  try {
    return await read;
  } catch (error) {
    if (error instanceof NotFound) return undefined;
    throw error;
  }
}
