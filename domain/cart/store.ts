import type { ExpressionBuilder, Selectable } from 'kysely';
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
  return ctx.db.transact(
    (tx) => tables(tx).selectFrom('cart').selectAll().where(isOwn(ctx)).executeTakeFirst(),
    rowsOf(ctx.actor),
  );
}

/** `change` of the one that is there, else a new one. Answers what was in it until then, whichever window put it there. */
export async function saveCart(
  ctx: Ctx,
  change: CartChange & Pick<CartRow, 'quote_id' | 'touched_at' | 'adding'>,
): Promise<string | undefined> {
  return ctx.db.transact(async (tx) => {
    const made = await tables(tx)
      .insertInto('cart')
      .values({ typed: null, ...change, ...ownOf(ctx) })
      .onConflict((conflict) => conflict.columns(['session_id', 'company_id']).doNothing())
      .returning('quote_id')
      .executeTakeFirst();
    if (made) return undefined;
    const { quote_id } = await tables(tx)
      .selectFrom('cart')
      .select('quote_id')
      .where(isOwn(ctx))
      .forUpdate()
      .executeTakeFirstOrThrow();
    await write(ctx, tx, change);
    return quote_id;
  }, rowsOf(ctx.actor));
}

export async function changeCart(ctx: Ctx, change: CartChange): Promise<void> {
  await ctx.db.transact((tx) => write(ctx, tx, change), rowsOf(ctx.actor));
}

export async function removeCart(ctx: Ctx): Promise<void> {
  await ctx.db.transact((tx) => tables(tx).deleteFrom('cart').where(isOwn(ctx)).execute(), rowsOf(ctx.actor));
}

async function write(ctx: Ctx, tx: Transaction, change: CartChange): Promise<void> {
  await tables(tx).updateTable('cart').set(change).where(isOwn(ctx)).execute();
}

function ownOf({ actor }: Ctx): Pick<CartRow, 'session_id' | 'company_id'> {
  return { session_id: sessionOf(actor) ?? '', company_id: companyOf(actor) };
}

function isOwn(ctx: Ctx) {
  const { session_id, company_id } = ownOf(ctx);
  return (eb: ExpressionBuilder<CartTables, 'cart'>) =>
    eb.and([eb('session_id', '=', session_id), eb('company_id', 'is not distinct from', company_id)]);
}
