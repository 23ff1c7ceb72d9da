import type { ItemState, OwnBooking } from '#contract/booking';
import { accountOf, type Ctx, rowsOf, signedIn, writeVerb } from '#domain/kernel';
import { latestPayments } from '#domain/payments';
import { type ExpressionBuilder, sql } from 'kysely';
import type { Transaction } from '#platform/core';
import { z } from '#zod';
import { type BookingDeps, supplierOf } from './deps.ts';
import { bookedStates, type OrderStage, undecidedStates } from './machine.ts';
import { guestsOf } from './owners.ts';
import { normaliseEmail } from './reference.ts';
import { cancellationOf, priceOf, unitsLeft, verticalOf } from './snapshot.ts';
import { type Reader, tables } from './store.ts';
import type { BookingTables, ItemRow, OrderRow } from './tables.ts';
import { type Deciding, stateOf } from './view.ts';

/** States in which something was bought: what was only begun is nobody's to find. */
const BOUGHT: readonly OrderStage[] = ['paying', 'booked', 'partly_booked', 'cancelled'];
/** What has a price that its buyer owes or owed: of what was refused nothing is. */
const BOOKED: readonly ItemState[] = [...undecidedStates, ...bookedStates];
const MOST = 200;

/** Addresses that the account has proved. */
export type ProvenEmails = (db: Reader, accountId: string) => Promise<readonly { readonly email: string }[]>;

/** What the account bought, the next beginning first, and what was bought as a guest with an address that it has proved. */
export function listOwnOrders(deps: BookingDeps, provenEmails: ProvenEmails) {
  return async (ctx: Ctx): Promise<readonly OwnBooking[]> => {
    const accountId = accountOf(ctx.actor);
    const keys = await keysOf(provenEmails, ctx.db.query, accountId);
    const guestSessionIds = await guestsOf(ctx.db.query, keys);
    const read = (tx: Transaction) => listOf(deps, ctx, tx, { accountId, keys });
    return ctx.db.transact(read, { ...rowsOf(ctx.actor), guestSessionIds });
  };
}

interface Whose {
  readonly accountId: string;
  readonly keys: readonly string[];
}

async function listOf(
  deps: BookingDeps,
  { clock }: Ctx,
  tx: Transaction,
  { accountId, keys }: Whose,
): Promise<readonly OwnBooking[]> {
  const now = clock.now();
  const rows = await bought(tx)
    .select(['o.reference', 'o.account_id', 'o.state'])
    .where((eb) =>
      eb.or([
        eb('o.account_id', '=', accountId),
        ...(keys.length > 0 ? [eb.and([eb('o.account_id', 'is', null), eb('o.email_key', 'in', keys)])] : []),
      ]),
    )
    .innerJoinLateral(spanOf, (join) => join.onTrue())
    .orderBy(isAhead(now), 'desc')
    .orderBy(sql`case when ${isAhead(now)} then span.begins end`)
    .orderBy('span.begins', 'desc')
    .orderBy('o.id', 'desc')
    .limit(MOST)
    .execute();
  return (await withWhatDecides(tx, rows)).map((listed) => viewOf(deps, listed, now.toISOString()));
}

/** Takes guest bookings into the account, when its owner says so and only those of an address that was proved. */
export function claimOrders(provenEmails: ProvenEmails) {
  return writeVerb({
    name: 'claimOrders',
    allow: signedIn,
    input: z.object({}),
    async run({ ctx }) {
      const accountId = accountOf(ctx.actor);
      const keys = await keysOf(provenEmails, ctx.tx, accountId);
      if (keys.length === 0) return { orders: [] };
      await ctx.db.show(ctx.tx, { accountId, guestSessionIds: await guestsOf(ctx.tx, keys) });
      const waiting = bought(ctx.tx).where('o.account_id', 'is', null).where('o.email_key', 'in', keys);
      const ids = (await waiting.execute()).map(({ id }) => id);
      if (ids.length === 0) return { orders: [] };
      const rows = await tables(ctx.tx)
        .updateTable('booking_order')
        // Links that were sent before open it to nobody who is not signed in.
        .set((eb) => ({ account_id: accountId, links: eb('links', '+', 1) }))
        .where('id', 'in', ids)
        .where('account_id', 'is', null)
        .returning('id')
        .execute();
      return { orders: rows.map(({ id }) => id) };
    },
    audit: (_input, { orders }) => ({ orders }),
  });
}

async function keysOf(provenEmails: ProvenEmails, db: Reader, accountId: string): Promise<string[]> {
  return (await provenEmails(db, accountId)).map(({ email }) => normaliseEmail(email));
}

function bought(db: Reader) {
  return tables(db)
    .selectFrom('booking_order as o')
    .select('o.id')
    .where('o.purged_at', 'is', null)
    .where('o.state', 'in', [...BOUGHT]);
}

/** When an order begins and is over, of what is left of it; of all of it where nothing is, and then it is over already. */
function spanOf(eb: ExpressionBuilder<Aliased, 'o'>) {
  const left = sql`i.state <> 'cancelled'`;
  return eb
    .selectFrom('order_item as i')
    .select([
      sql<Date>`coalesce(min(i.begins_at) filter (where ${left}), min(i.begins_at))`.as('begins'),
      sql<Date | null>`max(i.ends_at) filter (where ${left})`.as('over'),
    ])
    .whereRef('i.order_id', '=', 'o.id')
    .where('i.state', '<>', 'dropped')
    .as('span');
}

type Aliased = BookingTables & { readonly o: BookingTables['booking_order'] };

/** A journey that has begun is ahead until its way back. */
const isAhead = (now: Date) => sql<boolean>`coalesce(span.over >= ${now}, false)`;

/** An order as far as a list tells of it. */
interface Listed extends Deciding {
  readonly order: Pick<OrderRow, 'id' | 'reference' | 'account_id' | 'state'>;
  readonly parts: readonly { readonly item: ListedItem }[];
  readonly money: PaidAndRefunded;
}

/** Sums of an order; all 0 before anything is taken. */
type PaidAndRefunded = Record<'takenMinor' | 'refundedMinor' | 'refundingMinor', number>;

const NOTHING: PaidAndRefunded = { takenMinor: 0, refundedMinor: 0, refundingMinor: 0 };

/** Of all of them at once: their items in one statement, their payments in another. */
async function withWhatDecides(db: Reader, orders: readonly Listed['order'][]): Promise<Listed[]> {
  const ids = orders.map(({ id }) => id);
  if (ids.length === 0) return [];
  const [items, payments] = await Promise.all([listItems(db, ids), latestPayments(db, ids)]);
  const byOrder = Map.groupBy(items, ({ order_id }) => order_id);
  return orders.map((order) => {
    const own = byOrder.get(order.id) ?? [];
    const payment = payments.get(order.id);
    return {
      order,
      parts: own.map((item) => ({ item })),
      payments: payment ? [payment] : [],
      money: payment ?? NOTHING,
    };
  });
}

type ListedItem = Pick<
  ItemRow,
  | 'order_id'
  | 'state'
  | 'due_at'
  | 'total_minor'
  | 'due_minor'
  | 'currency'
  | 'cancelled_units'
  | 'booked_at'
  | 'people'
  | 'snapshot'
  | 'extras'
>;

/** Without what the buyer took out, in their order. */
async function listItems(db: Reader, orderIds: readonly string[]): Promise<ListedItem[]> {
  return tables(db)
    .selectFrom('order_item')
    .select([
      'order_id',
      'state',
      'due_at',
      'total_minor',
      'due_minor',
      'currency',
      'cancelled_units',
      'booked_at',
      'people',
      'snapshot',
      'extras',
    ])
    .where('order_id', 'in', orderIds)
    .where('state', '<>', 'dropped')
    .orderBy('order_id')
    .orderBy('position')
    .execute();
}

function viewOf(deps: BookingDeps, listed: Listed, now: string): OwnBooking {
  const { order, parts } = listed;
  const left = parts.filter(({ item }) => item.state !== 'cancelled');
  const told = (left.length > 0 ? left : parts).map(({ item }) => item);
  const items = told
    .map((item) => {
      const { product } = item.snapshot;
      const freeUntil = freeUntilOf(deps, item, now);
      return {
        vertical: product.vertical,
        ...verticalOf(deps, product).ends(product),
        ...(freeUntil && { freeUntil }),
      };
    })
    .toSorted((a, b) => (a.begins.instant < b.begins.instant ? -1 : 1));
  const priced = told.filter(({ state }) => BOOKED.includes(state));
  const amountMinor = priced.reduce((sum, { total_minor: minor }) => sum + minor, 0);
  const currency = told[0]?.currency ?? '';
  const thereMinor = thereOf(priced);
  return {
    id: order.id,
    reference: order.reference,
    state: stateOf(listed),
    items,
    cancelled: left.length > 0 ? parts.flatMap(({ item }) => goneOf(deps, item)) : [],
    total: { amountMinor, currency },
    ...(thereMinor > 0 && { there: { amountMinor: thereMinor, currency } }),
    ...refundsOf(listed, currency),
    people: Math.max(...told.map(({ people }) => people)),
    claimable: order.account_id === null,
  };
}

/** Nothing where nothing was cancelled: what would be refunded is another matter. */
function refundsOf({ money }: Listed, currency: string): Pick<OwnBooking, 'paid' | 'refunded' | 'refunding'> {
  const { takenMinor, refundedMinor, refundingMinor } = money;
  if (refundedMinor + refundingMinor === 0) return {};
  return {
    paid: { amountMinor: takenMinor, currency },
    ...(refundedMinor > 0 && { refunded: { amountMinor: refundedMinor, currency } }),
    ...(refundingMinor > 0 && { refunding: { amountMinor: refundingMinor, currency } }),
  };
}

/** Until when everything that is left of an item is refunded in full. */
function freeUntilOf(
  deps: BookingDeps,
  { state, snapshot, extras, booked_at: bookedAt, cancelled_units: cancelled }: ListedItem,
  now: string,
): string | undefined {
  if (state !== 'confirmed' || !bookedAt) return undefined;
  const units = unitsLeft(deps, snapshot, cancelled);
  const { price } = priceOf(deps, snapshot, extras);
  const steps = cancellationOf(deps, supplierOf(deps, snapshot.product.supplier), snapshot, price, { bookedAt, units });
  const step = steps.find(({ until }) => until === null || until > now);
  return step?.basis === 'full' ? (step.until ?? undefined) : undefined;
}

/** What is still to be paid at properties; nothing where rooms were cancelled, whose part of it a list does not know. */
function thereOf(items: readonly ListedItem[]): number {
  const asking = items.filter(({ state, total_minor, due_minor }) => state !== 'cancelled' && total_minor > due_minor);
  if (asking.some(({ cancelled_units: units }) => units.length > 0)) return 0;
  return asking.reduce((sum, { total_minor, due_minor }) => sum + total_minor - due_minor, 0);
}

/** What of an item was cancelled, by name: all of it, such as `London – Singapore`, or some of its parts. */
function goneOf(
  deps: Pick<BookingDeps, 'verticals'>,
  { state, cancelled_units: units, snapshot: { product } }: ListedItem,
): string[] {
  if (state !== 'cancelled') return units.map((unit) => verticalOf(deps, product).unitName(product, unit));
  const { begins, ends } = verticalOf(deps, product).ends(product);
  return [begins.code === null ? begins.name : `${begins.name} – ${ends.name}`];
}
