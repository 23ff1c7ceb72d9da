import type { Selectable } from 'kysely';
import { companyOf, type Ctx, rowsOf, sessionOf } from '#domain/kernel';
import type { Transaction } from '#platform/core';

export type CartTables = {
  cart: {
    session_id: string;
    /** For which its session acts; null for itself. */
    company_id: string | null;
    quote_id: string;
    touched_at: Date;
    /** Searches add to it until the visitor books something separately. */
    adding: boolean;
    /** Fields of the traveller form, sealed whole; null where none were typed. */
    typed: string | null;
  };
};

export type CartRow = Selectable<CartTables['cart']>;
type CartChange = Partial<Omit<CartRow, 'session_id' | 'company_id'>>;

export function tables(db: Transaction): ReturnType<typeof db.withTables<CartTables>> {
  return db.withTables<CartTables>();
}

/** The cart of whoever acts; nobody without a session has one. */
export async function findCart(ctx: Ctx): Promise<CartRow | undefined> {
  if (sessionOf(ctx.actor) === null) return undefined;
  return ctx.db.transact((tx) => {
    const own = ownOf(ctx);
    return tables(tx)
      .selectFrom('cart')
      .selectAll()
      .where('session_id', '=', own.session_id)
      .where('company_id', 'is not distinct from', own.company_id)
      .executeTakeFirst();
  }, rowsOf(ctx.actor));
}

/** `change` of the one that is there, else a new one. Answers what was in it until then, whichever window put it there. */
export async function saveCart(
  ctx: Ctx,
  change: CartChange & Pick<CartRow, 'quote_id' | 'touched_at' | 'adding'>,
): Promise<string | undefined> {
  return ctx.db.transact(async (tx) => {
    const own = ownOf(ctx);
    const made = await tables(tx)
      .insertInto('cart')
      .values({ typed: null, ...change, ...own })
      .onConflict((conflict) => conflict.columns(['session_id', 'company_id']).doNothing())
      .returning('quote_id')
      .executeTakeFirst();
    if (made) return undefined;
    const { quote_id } = await tables(tx)
      .selectFrom('cart')
      .select('quote_id')
      .where('session_id', '=', own.session_id)
      .where('company_id', 'is not distinct from', own.company_id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    await tables(tx)
      .updateTable('cart')
      .set(change)
      .where('session_id', '=', own.session_id)
      .where('company_id', 'is not distinct from', own.company_id)
      .execute();
    return quote_id;
  }, rowsOf(ctx.actor));
}

export async function changeCart(ctx: Ctx, change: CartChange): Promise<void> {
  await ctx.db.transact(async (tx) => {
    const own = ownOf(ctx);
    await tables(tx)
      .updateTable('cart')
      .set(change)
      .where('session_id', '=', own.session_id)
      .where('company_id', 'is not distinct from', own.company_id)
      .execute();
  }, rowsOf(ctx.actor));
}

export async function removeCart(ctx: Ctx): Promise<void> {
  await ctx.db.transact(async (tx) => {
    const own = ownOf(ctx);
    await tables(tx)
      .deleteFrom('cart')
      .where('session_id', '=', own.session_id)
      .where('company_id', 'is not distinct from', own.company_id)
      .execute();
  }, rowsOf(ctx.actor));
}

function ownOf({ actor }: Ctx): Pick<CartRow, 'session_id' | 'company_id'> {
  return { session_id: sessionOf(actor) ?? '', company_id: companyOf(actor) };
}
