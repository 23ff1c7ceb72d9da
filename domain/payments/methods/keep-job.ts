import { sql } from 'kysely';
import { z } from '#zod';
import { asOwner, type Ctx, NotFound, type Owner, rowsOfOwner, theSite, type TxCtx, writeVerb } from '#domain/kernel';
import type { RowsOf } from '#platform/core';
import type { KeptCard, PaymentCall, Vault } from '../ports.ts';
import type { VaultJobDeps } from './forget-job.ts';
import { letGo } from './leave.ts';
import type { MethodDeps } from './own.ts';
import {
  listRowsOfCustomer,
  lockCustomerByName,
  type MethodRow,
  rowsOfKeeper,
  sealToken,
  setPreferred,
  tables,
} from './store.ts';
import { within } from './within.ts';

export const KEEP_TOPIC = 'payments.keep';

const batch = 100;
const noId = '00000000-0000-0000-0000-000000000000';

/** A payment, and whose its order is. */
interface Found extends Owner {
  readonly id: string;
}

interface ToKeep extends Found {
  readonly ref: string;
  readonly keep_for: string;
}

/** Stable for a payment: what was kept with it is found again, or forgotten, whatever was lost in between. */
export function keepKeyOf(paymentId: string): string {
  return `${paymentId}:keep`;
}

/**
 * Topic `payments.keep`: has the provider keep the cards of payments that went through, for those who wanted that. The booking is
 * long done; nothing here can touch it. Throws at the end where there was no answer, so that it is tried again.
 */
export function keepJob(deps: VaultJobDeps, ctx: Ctx): () => Promise<void> {
  const { payments, timeoutMs } = deps;
  const store = storeKept(deps);
  return async () => {
    const { vault } = payments;
    if (!vault) return;
    let [after, failed] = [noId, 0];
    for (;;) {
      const rows = await listToKeep(ctx, payments.id, after);
      for (const found of rows) {
        try {
          const row = await readToKeep(ctx, found);
          if (!row) continue;
          const call = { key: keepKeyOf(row.id), ref: row.ref };
          await keepOne(ctx, store, row, await within(timeoutMs, () => asked(vault, call, row.keep_for)));
        } catch (error) {
          ctx.log.warn('no answer whether a card is kept; it is asked again', { payment: found.id, error });
          failed += 1;
        }
      }
      const last = rows.at(-1);
      if (!last || rows.length < batch) break;
      after = last.id;
    }
    if (failed > 0) throw new TypeError(`${failed} cards without an answer`);
  };
}

async function listToKeep({ db }: Ctx, provider: string, after: string): Promise<readonly Found[]> {
  const { rows } = await sql<Found>`
    select * from payments_to_keep_v1(${provider}, ${after}::uuid, ${batch})`.execute(db.query);
  return rows;
}

/** Undefined once another run settled it. */
async function readToKeep(ctx: Ctx, found: Found): Promise<ToKeep | undefined> {
  const { rows } = await sql<Pick<ToKeep, 'ref' | 'keep_for'>>`
    select ref, keep_for from payment where id = ${found.id} and keep_for is not null`.execute(
    asOwner(ctx, found).db.query,
  );
  return rows[0] && { ...found, ...rows[0] };
}

async function asked(vault: Vault, call: PaymentCall, customer: string): Promise<KeptCard | null> {
  const result = await vault.keep({ ...call, customer });
  return result.outcome === 'kept' ? result.card : null;
}

async function keepOne(
  ctx: Ctx,
  store: ReturnType<typeof storeKept>,
  row: ToKeep,
  card: KeptCard | null,
): Promise<void> {
  if (!card) {
    ctx.log.info('the provider does not keep this card', { payment: row.id });
    await ctx.db.transact((tx) => settled({ ...ctx, tx }, row));
    return;
  }
  const rows = await rowsOfKeeper(ctx.db.query, { customer: row.keep_for });
  if (!rows) return;
  try {
    await store({ ctx, input: { payment: row, card, rows } });
  } catch (error) {
    // Another run was first, or its owner is gone and has the provider told to forget it.
    if (!(error instanceof NotFound)) throw error;
  }
}

/** True for the one who settles it. As whose the order is: the card may be another's. */
async function settled({ db, tx }: TxCtx, { id, keep_for, ...owner }: ToKeep): Promise<boolean> {
  return db.showWhile(tx, rowsOfOwner(owner), async () => {
    const { rows } = await sql<{ id: string }>`
      update payment set keep_for = null where id = ${id} and keep_for = ${keep_for} returning id`.execute(tx);
    return rows.length > 0;
  });
}

const input = z.object({ payment: z.custom<ToKeep>(), card: z.custom<KeptCard>(), rows: z.custom<RowsOf>() });

/** The card becomes its owner's, in place of one that nobody could tell from it. */
function storeKept(deps: Pick<MethodDeps, 'enqueue'>) {
  return writeVerb<typeof input, { account: string | null; methodId: string }>({
    name: 'keepPaymentMethod',
    allow: theSite,
    input,
    audit: (_input, result) => result,
    rows: ({ rows }) => rows,
    async run({ ctx, input: { payment, card } }) {
      const customer = await lockCustomerByName(ctx.tx, payment.keep_for);
      if (!customer) throw new NotFound('customer');
      if (!(await settled(ctx, payment))) throw new NotFound('payment');
      const { ref, account_id: account, company_id } = customer;
      const same = (await listRowsOfCustomer(ctx.tx, ref)).find((row) => looksLike(row, card));
      const methodId = await add(ctx, { customer: ref, company_id }, card, same);
      if (same) await letGo(deps.enqueue, ctx, [same.id]);
      if (same?.preferred) await setPreferred(ctx.tx, ref, methodId);
      return { account, methodId };
    },
  });
}

function looksLike({ scheme, last4, expires }: MethodRow, card: KeptCard): boolean {
  return scheme === card.brand && last4 === card.last4 && expires === card.expires;
}

/** Name and age of the one that it replaces stay. */
async function add(
  ctx: TxCtx,
  whose: { readonly customer: string; readonly company_id: string | null },
  card: KeptCard,
  same: MethodRow | undefined,
): Promise<string> {
  const id = ctx.ids.uuid();
  const now = ctx.clock.now();
  await tables(ctx.tx)
    .insertInto('payment_method')
    .values({
      id,
      ...whose,
      ...sealToken(ctx.sealer, id, card.token),
      scheme: card.brand,
      last4: card.last4,
      expires: card.expires,
      label: same?.label ?? '',
      refused: null,
      created_at: same?.created_at ?? now,
      used_at: now,
    })
    .execute();
  return id;
}
