import type { OwnBooking } from '#contract/booking';
import { type Ctx, Refused, writeVerb } from '#domain/kernel';
import { z } from '#zod';
import { orderState } from './machine.ts';
import { normaliseEmail } from './reference.ts';
import type { Snapshot } from './snapshot.ts';
import { type Reader, tables } from './store.ts';
import type { ItemRow } from './tables.ts';

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

/** What the account bought, the next departure first, and what was bought as a guest with an address that it has proved. */
export function listOwnOrders(provenEmails: ProvenEmails) {
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
    return rows
      .flatMap((row) => viewOf(row))
      .toSorted((a, b) => rankOf(a, now) - rankOf(b, now) || (isAhead(a, now) ? 1 : -1) * byDeparture(a, b));
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
    .innerJoin('order_item as i', 'i.order_id', 'o.id')
    .select(['o.id', 'o.reference', 'o.account_id', 'i.state', 'i.snapshot'])
    .where('o.purged_at', 'is', null)
    .where('i.state', 'in', [...BOUGHT]);
}

interface Row {
  readonly id: string;
  readonly reference: string;
  readonly account_id: string | null;
  readonly state: ItemRow['state'];
  readonly snapshot: string;
}

function viewOf({ id, reference, account_id, state, snapshot }: Row): OwnBooking[] {
  const { product } = JSON.parse(snapshot) as Snapshot;
  const out = product.slices[0]?.segments ?? [];
  const [departure, arrival] = [out[0]?.departure, out.at(-1)?.arrival];
  if (!departure || !arrival) return [];
  const stands = orderState(state, null);
  return [{ id, reference, state: stands, departure, arrival, claimable: account_id === null }];
}

const isAhead = ({ departure, state }: OwnBooking, now: string): boolean =>
  state !== 'cancelled' && departure.instant >= now;
const rankOf = (each: OwnBooking, now: string): number => (isAhead(each, now) ? 0 : 1);
const byDeparture = (a: OwnBooking, b: OwnBooking): number => (a.departure.instant < b.departure.instant ? -1 : 1);
