import { booking as calls } from '#contract/booking';
import { NotFound, sessionOf, verb, type Ctx, type Verb } from '#domain/kernel';
import type { z } from '#zod';
import { orderToken } from './access.ts';
import type { BookingDeps } from './deps.ts';
import { SlowDown } from './errors.ts';
import { normaliseEmail, normaliseReference } from './reference.ts';
import { tables } from './store.ts';

type Found = z.output<typeof calls.find.output>;

/** Wrong tries that cost nothing; each one after doubles the wait. Counted over this window. */
const freeTries = 5;
const windowMs = 15 * 60_000;
const firstWaitSeconds = 2;
const longestWaitSeconds = 300;

/** Opens a booking to who knows its reference and its e-mail; every wrong pair gets the same answer. */
export function findOrder(deps: BookingDeps): Verb<typeof calls.find.input, Found> {
  return verb({
    name: 'findOrder',
    may: () => true,
    input: calls.find.input,
    async run({ ctx, input }) {
      const reference = normaliseReference(input.reference);
      const session = sessionOf(ctx.actor);
      const scopes = [`reference:${reference}`, ...(session === null ? [] : [`session:${session}`])];
      await refuseIfTooMany(ctx, scopes);
      const order = await tables(ctx.db.query)
        .selectFrom('booking_order')
        .innerJoin('order_item', 'order_item.order_id', 'booking_order.id')
        .select(['booking_order.id', 'email_key', 'order_item.state'])
        .where('reference', '=', reference)
        .executeTakeFirst();
      const right = order?.email_key === normaliseEmail(input.email) && !['draft', 'reserving'].includes(order.state);
      if (!order || !right) {
        const at = ctx.clock.now();
        const tries = scopes.map((scope) => ({ id: ctx.ids.uuid(), scope, at }));
        await tables(ctx.db.query).insertInto('find_attempt').values(tries).execute();
        throw new NotFound('booking');
      }
      return { orderId: order.id, token: orderToken(deps.signer, order.id, ctx.clock.now()) };
    },
  });
}

async function refuseIfTooMany(ctx: Ctx, scopes: readonly string[]): Promise<void> {
  const now = ctx.clock.now().getTime();
  for (const scope of scopes) {
    const tries = await tables(ctx.db.query)
      .selectFrom('find_attempt')
      .select('at')
      .where('scope', '=', scope)
      .where('at', '>', new Date(now - windowMs))
      .orderBy('at', 'desc')
      .limit(50)
      .execute();
    const last = tries[0];
    if (!last || tries.length < freeTries) continue;
    const waitSeconds = Math.min(longestWaitSeconds, firstWaitSeconds * 2 ** (tries.length - freeTries));
    const leftMs = last.at.getTime() + waitSeconds * 1_000 - now;
    if (leftMs > 0) throw new SlowDown(Math.ceil(leftMs / 1_000));
  }
}
