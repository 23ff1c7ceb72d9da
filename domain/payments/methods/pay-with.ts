import { MOST_METHODS } from '#contract/payments';
import { type Ctx, InvalidInput, rowsOf, signedIn, type TxCtx } from '#domain/kernel';
import type { Authorisation, AuthoriseAsk, PaymentProvider, RefusalReason } from '../ports.ts';
import type { PaymentRow } from '../store.ts';
import { type MethodDeps, scopeOf } from './own.ts';
import { findRow, listRows, lockCustomer, openToken, rowsOfKeeper, stateOf, tables } from './store.ts';

interface Wanted {
  readonly methodId: string | null;
  readonly keep: boolean;
}

/** What a payment that begins has to do with kept cards. `keepFor` names the customer. */
export interface Chosen {
  readonly methodId: string | null;
  readonly keepFor: string | null;
}

/**
 * Judges what the payer chose, under the brand of the order and in the transaction in which the payment begins. Whose the card
 * is instead is told to nobody.
 */
export async function chooseMethod(
  deps: Pick<MethodDeps, 'payments'>,
  ctx: TxCtx,
  brand: string,
  wanted: Wanted,
): Promise<Chosen> {
  return ctx.db.showWhile(ctx.tx, rowsOf(ctx.actor), () => chooseOwn(deps, ctx, brand, wanted));
}

async function chooseOwn(
  deps: Pick<MethodDeps, 'payments'>,
  ctx: TxCtx,
  brand: string,
  { methodId, keep }: Wanted,
): Promise<Chosen> {
  if (methodId !== null) {
    await mustBePayable(deps, ctx, brand, methodId);
    return { methodId, keepFor: null };
  }
  if (!keep) return { methodId: null, keepFor: null };
  if (!signedIn.admits(ctx.actor) || !deps.payments.vault) {
    const description = 'Cards are kept for whoever is signed in, where the provider does that';
    throw new InvalidInput([{ code: 'KEEPING_NOT_OFFERED', description, field: 'keep' }]);
  }
  const scope = scopeOf({ actor: ctx.actor, brand }, deps);
  const { ref } = await lockCustomer(ctx.tx, scope, ctx.ids.uuid());
  // Too many is no reason to refuse money: the card is simply not kept.
  const room = (await listRows(ctx.tx, scope)).length < MOST_METHODS;
  return { methodId: null, keepFor: room ? ref : null };
}

async function mustBePayable(
  deps: Pick<MethodDeps, 'payments'>,
  { actor, tx, clock, ids }: TxCtx,
  brand: string,
  methodId: string,
): Promise<void> {
  const gone = { code: 'CARD_GONE', description: 'No such kept card', field: 'methodId' };
  if (!signedIn.admits(actor) || !deps.payments.vault) throw new InvalidInput([gone]);
  const scope = scopeOf({ actor, brand }, deps);
  const before = await findRow(tx, scope, methodId);
  // Whoever removes it meanwhile is waited for, and seen.
  if (before) await lockCustomer(tx, scope, ids.uuid());
  const row = before && (await findRow(tx, scope, methodId));
  if (!row) throw new InvalidInput([gone]);
  const state = stateOf(row, clock.now());
  if (state === 'withdrawn') throw new InvalidInput([gone]);
  if (state === 'expired')
    throw new InvalidInput([{ code: 'CARD_EXPIRED', description: 'This kept card has expired', field: 'methodId' }]);
}

/**
 * Pays with the kept card of a payment. One that was removed since the payment began is forgotten by the provider first: only then
 * it is certain that nothing is charged any more, and what the provider answered before still counts.
 */
export async function authoriseKept(
  provider: PaymentProvider,
  { db, sealer }: Pick<Ctx, 'db' | 'sealer'>,
  methodId: string,
  ask: AuthoriseAsk,
): Promise<Authorisation> {
  const { vault } = provider;
  const refused: Authorisation = { outcome: 'refused', reason: 'card_withdrawn', brand: null, last4: null };
  if (!vault) return (await provider.probe(ask.key)) ?? refused;
  const row = await findKept(db, methodId);
  if (row) return vault.authorise({ ...ask, token: openToken(sealer, methodId, row.token), customer: row.customer });
  const leaving = await tables(db.query)
    .selectFrom('payment_token_leaving')
    .select('token')
    .where('id', '=', methodId)
    .executeTakeFirst();
  if (leaving?.token) await vault.forget({ token: openToken(sealer, methodId, leaving.token) });
  return (await provider.probe(ask.key)) ?? refused;
}

/** Read as its keeper, whoever pays: the job that goes on with a payment is nobody. */
async function findKept(db: Ctx['db'], id: string) {
  const rows = await rowsOfKeeper(db.query, { card: id });
  if (!rows) return undefined;
  const read = (tx: TxCtx['tx']) =>
    tables(tx).selectFrom('payment_method').select(['token', 'customer']).where('id', '=', id).executeTakeFirst();
  return db.transact(read, rows);
}

/** After the provider answered: when a kept card was used, or that it is of no use any more. */
export async function noteKeptUse(
  { db, tx, clock }: Pick<TxCtx, 'db' | 'tx' | 'clock'>,
  { method_id: id }: Pick<PaymentRow, 'method_id'>,
  refusedFor: RefusalReason | null,
): Promise<void> {
  if (id === null) return;
  const change =
    refusedFor === null
      ? { used_at: clock.now() }
      : refusedFor === 'card_expired'
        ? { refused: 'expired' as const }
        : refusedFor === 'card_withdrawn'
          ? { refused: 'withdrawn' as const }
          : null;
  const rows = change && (await rowsOfKeeper(tx, { card: id }));
  if (!rows) return;
  await db.showWhile(tx, rows, () =>
    tables(tx).updateTable('payment_method').set(change).where('id', '=', id).execute(),
  );
}
