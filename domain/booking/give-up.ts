import { NotFound, type TxCtx, verb, type Verb } from '#domain/kernel';
import { z } from '#zod';
import { ownOrder } from './access.ts';
import { advanceOrder } from './advance.ts';
import { moveItem } from './claim.ts';
import type { BookingDeps } from './deps.ts';
import { orderBegun, Unavailable } from './errors.ts';
import { editableStates } from './machine.ts';
import { GIVEN_UP, lockOrder, readOrderParts, touchOrder } from './store.ts';

const input = z.object({ id: z.uuid() });

/** Nothing of it can be bought any more. */
const overStates: readonly string[] = ['rejected', 'dropped', 'purged'];

/**
 * Ends an unpaid order whose place another choice takes: what is held of it goes back, and it can neither be held nor paid any
 * more. Throws `ORDER_BEGUN` once it is being paid for or booked. Repeatable.
 */
export function giveUpOrder(deps: BookingDeps): Verb<typeof input, null> {
  return verb({
    name: 'giveUpOrder',
    allow: ownOrder(deps),
    input,
    async run({ ctx, input: { id } }) {
      const parts = (await ctx.db.transact((tx) => readOrderParts(tx, id)))?.parts ?? [];
      // An answer that was lost is asked for once more: until then nobody knows what is held.
      if (parts.some(({ item }) => item.state === 'reserving')) await advanceOrder(deps, ctx, id);
      await advanceOrder(deps, ctx, id, { begin: (within) => dropAll(within, id) });
      return null;
    },
  });
}

/** Judged under the lock that paying takes as well: of the two at once one finds the other done. */
async function dropAll(ctx: TxCtx, orderId: string): Promise<void> {
  const whole = await lockOrder(ctx.tx, orderId);
  if (!whole) throw new NotFound('order');
  const states = whole.parts.map(({ item }) => item.state);
  if (states.every((state) => overStates.includes(state))) return;
  if (states.includes('reserving')) throw new Unavailable('SUPPLIER_UNAVAILABLE');
  if (states.some((state) => !editableStates.includes(state))) throw orderBegun();
  for (const part of whole.parts) await moveItem(ctx, part, 'dropped', 'buyer.replaces', { failure: GIVEN_UP });
  await touchOrder(ctx.tx, orderId, ctx.clock.now());
}
