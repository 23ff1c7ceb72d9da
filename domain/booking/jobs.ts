import type { Ctx } from '#domain/kernel';
import { z } from '#zod';
import { advance } from './advance.ts';
import type { BookingDeps } from './deps.ts';

const payload = z.object({ itemId: z.uuid() });

/** Topic `booking.advance`: takes an item on after a crash, an expired clock or an unknown answer. Runs twice safely. */
export function advanceJob(deps: BookingDeps, ctx: Ctx): (job: { readonly payload: unknown }) => Promise<void> {
  return (job) => advance(deps, ctx, payload.parse(job.payload).itemId);
}
