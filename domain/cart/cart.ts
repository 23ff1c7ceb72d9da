import type { Quote } from '#contract/booking';
import { cart as calls } from '#contract/cart';
import type { OutputOf } from '#contract/core';
import { Conflict, NotFound, sessionOf, verb, type Ctx, type Verb } from '#domain/kernel';
import { tables } from './store.ts';

export interface CartDeps {
  /** Throws `NotFound` for a quote that never was, or is no more. */
  readonly readQuote: (ctx: Ctx, id: string) => Promise<Quote>;
  /** Items of one order. */
  readonly mostItems: number;
}

type Cart = OutputOf<typeof calls.read>;

const nothing: Cart = { quote: null };

/** What this session put aside, as long as its price stands. */
export function readCart(deps: CartDeps): Verb<typeof calls.read.input, Cart> {
  return verb({
    name: 'readCart',
    may: () => true,
    input: calls.read.input,
    async run({ ctx }) {
      const session = sessionOf(ctx.actor);
      if (session === null) return nothing;
      const row = await tables(ctx.db.query)
        .selectFrom('cart')
        .select('quote_id')
        .where('session_id', '=', session)
        .executeTakeFirst();
      if (!row) return nothing;
      const quote = await findQuote(deps, ctx, row.quote_id);
      return quote?.state === 'live' ? { quote } : nothing;
    },
  });
}

/** Puts a quote aside, in the place of whatever was there. */
export function keepQuote(deps: CartDeps): Verb<typeof calls.keep.input, Cart> {
  return verb({
    name: 'keepQuote',
    may: (actor) => sessionOf(actor) !== null,
    input: calls.keep.input,
    async run({ ctx, input: { quoteId } }) {
      const quote = await deps.readQuote(ctx, quoteId);
      if (quote.state === 'consumed') throw new Conflict('QUOTE_USED', 'An order was made from this quote before');
      if (quote.state === 'expired') throw new Conflict('QUOTE_EXPIRED', 'Check the price again');
      if (quote.items.length >= deps.mostItems) {
        throw new Conflict('QUOTE_FULL', `An order holds ${deps.mostItems} items at most`, { most: deps.mostItems });
      }
      const row = { session_id: sessionOf(ctx.actor) ?? '', quote_id: quoteId, touched_at: ctx.clock.now() };
      const { session_id: _session, ...change } = row;
      await tables(ctx.db.query)
        .insertInto('cart')
        .values(row)
        .onConflict((conflict) => conflict.column('session_id').doUpdateSet(change))
        .execute();
      return { quote };
    },
  });
}

export function emptyCart(): Verb<typeof calls.empty.input, Cart> {
  return verb({
    name: 'emptyCart',
    may: () => true,
    input: calls.empty.input,
    async run({ ctx }) {
      const session = sessionOf(ctx.actor);
      if (session !== null) await tables(ctx.db.query).deleteFrom('cart').where('session_id', '=', session).execute();
      return nothing;
    },
  });
}

async function findQuote(deps: CartDeps, ctx: Ctx, id: string): Promise<Quote | undefined> {
  try {
    return await deps.readQuote(ctx, id);
  } catch (error) {
    if (error instanceof NotFound) return undefined;
    throw error;
  }
}
