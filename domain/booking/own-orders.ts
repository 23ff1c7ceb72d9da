import type { OwnBooking } from '#contract/booking';
import { type Ctx, Refused, writeVerb } from '#domain/kernel';
import { z } from '#zod';
import type { BookingDeps } from './deps.ts';
import { normaliseEmail } from './reference.ts';
import { verticalOf } from './snapshot.ts';
import { type Reader, readOrderParts, tables, type Whole } from './store.ts';
import { stateOf } from './view.ts';

/** States in which something was bought: what was only begun is nobody's to find. */
const BOUGHT = ['confirmed', 'cancelling', 'cancelled', 'authorising', 'committing', 'commit_unknown'] as const;
const MOST = 200;

/** Addresses that the account has proved. */
export type ProvenEmails = (db: Reader, accountId: string) => Promise<readonly { readonly email: string }[]>;

const owns = (actor: Ctx['actor']): boolean => 'accountId' in actor;

function accountOf({ actor }: Pick<Ctx, 'actor'>): string {
  if (!('accountId' in actor)) throw new Refused(`${actor.kind} has no account`);
  return actor.accountId;
}

/** What the account bought, the next beginning first, and what was bought as a guest with an address that it has proved. */
export function listOwnOrders(deps: Pick<BookingDeps, 'verticals'>, provenEmails: ProvenEmails) {
  return async (ctx: Ctx): Promise<readonly OwnBooking[]> => {
    const accountId = accountOf(ctx);
    const keys = await keysOf(provenEmails, ctx.db.query, accountId);
    const rows = await bought(ctx.db.query)
      .where((eb) =>
        eb.or([
          eb('o.account_id', '=', accountId),
          ...(keys.length > 0 ? [eb.and([eb('o.account_id', 'is', null), eb('o.email_key', 'in', keys)])] : []),
        ]),
      )
      .orderBy('o.id', 'desc')
      .limit(MOST)
      .execute();
    const now = ctx.clock.now().toISOString();
    const wholes = await Promise.all(rows.map(({ id }) => readOrderParts(ctx.db.query, id)));
    return wholes
      .flatMap((whole) => (whole ? [viewOf(deps, whole)] : []))
      .toSorted((a, b) => rankOf(a, now) - rankOf(b, now) || (isAhead(a, now) ? 1 : -1) * byBeginning(a, b));
  };
}

/** Takes guest bookings into the account, when its owner says so and only those of an address that was proved. */
export function claimOrders(provenEmails: ProvenEmails) {
  return writeVerb({
    name: 'claimOrders',
    may: owns,
    input: z.object({}),
    async run({ ctx }) {
      const accountId = accountOf(ctx);
      const keys = await keysOf(provenEmails, ctx.tx, accountId);
      if (keys.length === 0) return { orders: [] };
      const waiting = bought(ctx.tx).where('o.account_id', 'is', null).where('o.email_key', 'in', keys);
      const ids = (await waiting.execute()).map(({ id }) => id);
      if (ids.length === 0) return { orders: [] };
      const rows = await tables(ctx.tx)
        .updateTable('booking_order')
        .set({ account_id: accountId })
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
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('order_item as i')
          .select('i.id')
          .whereRef('i.order_id', '=', 'o.id')
          .where('i.state', 'in', [...BOUGHT]),
      ),
    );
}

function viewOf(deps: Pick<BookingDeps, 'verticals'>, whole: Whole): OwnBooking {
  const { order, parts } = whole;
  const items = parts
    .map(({ snapshot: { product } }) => ({ vertical: product.vertical, ...verticalOf(deps, product).ends(product) }))
    .toSorted((a, b) => (a.begins.instant < b.begins.instant ? -1 : 1));
  return {
    id: order.id,
    reference: order.reference,
    state: stateOf(whole),
    items,
    claimable: order.account_id === null,
  };
}

const beginning = ({ items }: OwnBooking): string => items[0]?.begins.instant ?? '';
const isAhead = (each: OwnBooking, now: string): boolean => each.state !== 'cancelled' && beginning(each) >= now;
const rankOf = (each: OwnBooking, now: string): number => (isAhead(each, now) ? 0 : 1);
const byBeginning = (a: OwnBooking, b: OwnBooking): number => (beginning(a) < beginning(b) ? -1 : 1);
