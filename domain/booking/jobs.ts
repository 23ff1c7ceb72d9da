import { asOwner, type Ctx } from '#domain/kernel';
import { z } from '#zod';
import { advance } from './advance.ts';
import type { BookingDeps } from './deps.ts';
import { orderOfPart } from './owners.ts';

const payload = z.object({ itemId: z.uuid() });

/** Topic `booking.advance`: takes an item on after a crash, an expired clock or an unknown answer, as the owner of its order. Runs twice safely. */
export function advanceJob(deps: BookingDeps, ctx: Ctx): (job: { readonly payload: unknown }) => Promise<void> {
  return async (job) => {
    const { itemId } = payload.parse(job.payload);
    const owner = await orderOfPart(ctx.db.query, itemId);
    if (owner) await advance(deps, asOwner(ctx, owner), itemId);
  };
}
