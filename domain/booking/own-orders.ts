import type { ItemState, OwnBooking } from '#contract/booking';
import { accountOf, type Ctx, rowsOf, signedIn, writeVerb } from '#domain/kernel';
import { latestPayments } from '#domain/payments';
import { sql } from 'kysely';
import type { Transaction } from '#platform/core';
import { z } from '#zod';
import { type BookingDeps, supplierOf } from './deps.ts';
import { bookedStates, type OrderStage, undecidedStates } from './machine.ts';
import { guestsOf } from './owners.ts';
import { normaliseEmail } from './reference.ts';
import { cancellationOf, priceOf, unitsLeft, verticalOf } from './snapshot.ts';
import { type Reader, tables } from './store.ts';
import type { ItemRow, OrderRow } from './tables.ts';
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
  whose: Whose,
): Promise<readonly OwnBooking[]> {
  const now = clock.now();
  const rows = await itemsInOrder(tx, whose, now).execute();
  if (rows.length === 0) return [];
  const orders = Map.groupBy(rows, ({ id }) => id);
  const payments = await latestPayments(tx, [...orders.keys()]);
  return [...orders.values()].map((items) => {
    const [{ id, reference, account_id, stage }] = items as [ListedRow];
    const payment = payments.get(id);
    const listed: Listed = {
      order: { id, reference, account_id, state: stage },
      parts: items.map((item) => ({ item })),
      payments: payment ? [payment] : [],
      money: payment ?? NOTHING,
    };
    return viewOf(deps, listed, now.toISOString());
  });
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

/**
 * What the orders hold without what the buyer took out, all of an order together: the next beginning first. One statement that mentions each
 * table once, since every mention costs the rule of its rows.
 */
function itemsInOrder(tx: Transaction, { accountId, keys }: Whose, now: Date) {
  const spanned = bought(tx)
    .innerJoin('order_item as i', 'i.order_id', 'o.id')
    .select(['o.reference', 'o.account_id', 'o.state as stage', 'i.position', ...ITEM])
    .select([beginsOf.as('begins'), overOf.as('over')])
    .where('i.state', '<>', 'dropped')
    .where((eb) =>
      eb.or([
        eb('o.account_id', '=', accountId),
        ...(keys.length > 0 ? [eb.and([eb('o.account_id', 'is', null), eb('o.email_key', 'in', keys)])] : []),
      ]),
    );
  // A journey that has begun is ahead until its way back.
  const ahead = sql<boolean>`coalesce(span.over >= ${now}, false)`;
  const place = sql<number>`dense_rank() over (
    order by ${ahead} desc, case when ${ahead} then span.begins end, span.begins desc, span.id desc)`;
  const placed = tables(tx).selectFrom(spanned.as('span')).selectAll('span').select(place.as('place'));
  return tables(tx)
    .selectFrom(placed.as('listed'))
    .selectAll('listed')
    .where('listed.place', '<=', MOST)
    .orderBy('listed.place')
    .orderBy('listed.position');
}

const ITEM = [
  'i.order_id',
  'i.state',
  'i.due_at',
  'i.total_minor',
  'i.due_minor',
  'i.currency',
  'i.cancelled_units',
  'i.booked_at',
  'i.people',
  'i.snapshot',
  'i.extras',
] as const;

/** When an order begins and is over, of what is left of it; of all of it where nothing is, and then it is over already. */
const OF_LEFT = sql`filter (where i.state <> 'cancelled') over (partition by o.id)`;
const beginsOf = sql<Date>`coalesce(min(i.begins_at) ${OF_LEFT}, min(i.begins_at) over (partition by o.id))`;
const overOf = sql<Date | null>`max(i.ends_at) ${OF_LEFT}`;

type ListedRow = Awaited<ReturnType<ReturnType<typeof itemsInOrder>['execute']>>[number];

/** An order as far as a list tells of it. */
interface Listed extends Deciding {
  readonly order: Pick<OrderRow, 'id' | 'reference' | 'account_id' | 'state'>;
  readonly parts: readonly { readonly item: ListedItem }[];
  readonly money: PaidAndRefunded;
}

/** Sums of an order; all 0 before anything is taken. */
type PaidAndRefunded = Record<'takenMinor' | 'refundedMinor' | 'refundingMinor', number>;

const NOTHING: PaidAndRefunded = { takenMinor: 0, refundedMinor: 0, refundingMinor: 0 };

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
