import { sql } from 'kysely';
import { type Ctx, type Owner, rowsOfOwner, type TxCtx } from '#domain/kernel';
import { moveItem } from './claim.ts';
import type { BookingDeps } from './deps.ts';
import type { OrderOwner } from './owners.ts';
import { lockOrder, tables, type Part, type Whole } from './store.ts';

const batch = 200;
const noId = '00000000-0000-0000-0000-000000000000';
const dayMs = 86_400_000;

/**
 * Topic `booking.purge`: takes names, documents and contact out of orders that nobody paid for in time, and what was only
 * kept for a while. Amounts, events and payments stay: the books and the journal need them. Safe to run twice and at once.
 */
export function purgeJob(deps: BookingDeps, ctx: Ctx): () => Promise<void> {
  return async () => {
    const purged = await purgeOrders(deps, ctx);
    await removeLapsed(deps, ctx);
    if (purged > 0) ctx.log.info('unpaid bookings were purged', { purged });
  };
}

async function purgeOrders(deps: BookingDeps, ctx: Ctx): Promise<number> {
  let [purged, after] = [0, noId];
  for (;;) {
    const { rows } = await sql<OrderOwner & { readonly id: string }>`
      select * from booking_orders_unpaid_v1(${daysAgo(ctx, deps.settings.unpaidKeepDays)}, ${after}, ${batch})`.execute(
      ctx.db.query,
    );
    for (const { id, ...owner } of rows) {
      const gone = await ctx.db.transact((tx) => purgeOrder(deps, { ...ctx, tx }, id), rowsOfOwner(owner));
      if (gone) purged += 1;
    }
    const last = rows.at(-1);
    if (!last || rows.length < batch) return purged;
    after = last.id;
  }
}

/** Judged under the lock of the items, which paying takes as well: of a purge and a payment at once, one finds the other done. */
async function purgeOrder(deps: BookingDeps, ctx: TxCtx, orderId: string): Promise<boolean> {
  const whole = await lockOrder(ctx.tx, orderId);
  if (!whole || !(await mayPurge(deps, ctx, whole))) return false;
  await emptyOrder(ctx, whole, 'privacy.kept_long_enough');
  return true;
}

/** Takes out of an unpaid order what it holds of people; it is its session's from then on. The caller has the lock of its items. */
export async function emptyOrder(ctx: TxCtx, whole: Whole, cause: string): Promise<void> {
  const { order, parts } = whole;
  for (const part of parts) await moveItem(ctx, part, 'purged', cause);
  await tables(ctx.tx).deleteFrom('booking_traveller').where('order_id', '=', order.id).execute();
  await ctx.db.show(ctx.tx, rowsOfOwner(order));
  await tables(ctx.tx)
    .updateTable('booking_order')
    .set({ email: '', email_key: '', phone: null, account_id: null, purged_at: ctx.clock.now() })
    .where('id', '=', order.id)
    .execute();
  await dropAnswers(ctx, whole);
}

/** Kept answers to its calls repeat what people typed. */
export async function dropAnswers(ctx: TxCtx, { order }: Pick<Whole, 'order'>): Promise<void> {
  const scopes = ['createOrder', `payOrder:${order.id}`].map((call) => `${order.session_id}:${call}`);
  await tables(ctx.tx)
    .deleteFrom('idempotency_key')
    .where('scope', 'in', scopes)
    .where((eb) => eb.or([eb('scope', '=', scopes[1] ?? ''), eb('key', '=', order.request_key)]))
    .execute();
}

/** Nobody paid, nobody owes, nobody is working on it. */
export function isUnpaidAtRest({ parts, payments }: Pick<Whole, 'parts' | 'payments'>, now: Date): boolean {
  return (
    parts.every((part) => restsUnpaid(part, now)) && payments.every(({ state }) => ['failed', 'voided'].includes(state))
  );
}

function restsUnpaid({ item, refunds }: Part, now: Date): boolean {
  const { state, released, lease_until } = item;
  if (!['draft', 'hold_expired', 'rejected', 'dropped'].includes(state) || !released) return false;
  return refunds.length === 0 && !(lease_until && lease_until > now);
}

/** Unpaid beyond doubt, at rest, in no dispute, and touched by nobody for as long as its kind is kept. */
async function mayPurge({ settings }: BookingDeps, ctx: TxCtx, whole: Whole): Promise<boolean> {
  if (!isUnpaidAtRest(whole, ctx.clock.now())) return false;
  const { order, parts, payments } = whole;
  const triedToPay = payments.length > 0 || parts.some(({ item }) => item.state === 'rejected');
  const before = daysAgo(
    ctx,
    triedToPay ? Math.max(settings.refusedKeepDays, settings.unpaidKeepDays) : settings.unpaidKeepDays,
  );
  const { rows } = await sql<{ quiet: boolean }>`
    select ${order.touched_at ?? order.created_at}::timestamptz < ${before}::timestamptz
      and not exists (select from booking_event where order_id = ${order.id} and at >= ${before})
      and not exists (select from ledger_entry where order_id = ${order.id})
      and not exists (select from help_item where order_id = ${order.id} and closed_at is null) as quiet`.execute(
    ctx.tx,
  );
  return rows[0]?.quiet === true;
}

/** Quotes that nobody bought, answers that nobody will ask for again, wrong tries that do not count any more. */
async function removeLapsed({ settings }: BookingDeps, ctx: Ctx): Promise<void> {
  const now = ctx.clock.now();
  const { query } = ctx.db;
  const inBatches = async (one: () => Promise<{ numAffectedRows?: bigint | undefined }>): Promise<void> => {
    while (Number((await one()).numAffectedRows ?? 0) === batch);
  };
  const quotesBefore = daysAgo(ctx, settings.unpaidKeepDays);
  await inBatches(() => removeQuotes(ctx, quotesBefore));
  await inBatches(() =>
    sql`delete from idempotency_key where (scope, key) in (
      select scope, key from idempotency_key where expires_at < ${now} limit ${batch})`.execute(query),
  );
  await inBatches(() =>
    sql`delete from find_attempt where id in (
      select id from find_attempt where at < ${daysAgo(ctx, 1)} limit ${batch})`.execute(query),
  );
}

/** Each as whoever asked for it. */
async function removeQuotes({ db }: Ctx, before: Date): Promise<{ numAffectedRows: bigint }> {
  const { rows } = await sql<Owner & { readonly id: string }>`
    select * from booking_quotes_lapsed_v1(${before}, ${batch})`.execute(db.query);
  let removed = 0n;
  for (const { id, ...owner } of rows) {
    const { numDeletedRows } = await db.transact(
      (tx) =>
        tables(tx)
          .deleteFrom('booking_quote')
          .where('id', '=', id)
          .where('order_id', 'is', null)
          .executeTakeFirstOrThrow(),
      rowsOfOwner(owner),
    );
    removed += numDeletedRows;
  }
  return { numAffectedRows: removed };
}

function daysAgo({ clock }: Pick<Ctx, 'clock'>, days: number): Date {
  return new Date(clock.now().getTime() - days * dayMs);
}
