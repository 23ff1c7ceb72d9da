import type { TxCtx } from '#domain/kernel';
import type { BookingDeps } from './deps.ts';
import { bookedStates, undecidedStates } from './machine.ts';
import { oweNotice } from './notices.ts';
import { leadOf, type Saga } from './store.ts';

/** One mail for the whole order, once the last word on every item is in. */
export async function oweOutcome(
  deps: BookingDeps,
  ctx: TxCtx,
  saga: Saga,
  outcome: 'confirmed' | 'rejected',
): Promise<void> {
  const others = saga.parts.filter(({ item }) => item.id !== saga.item.id).map(({ item }) => item.state);
  if (others.some((state) => undecidedStates.includes(state))) return;
  const booked = [outcome, ...others].some((state) => bookedStates.includes(state));
  const kind = booked ? 'confirmation' : 'failure';
  await oweNotice(ctx.tx, ctx, deps, { orderId: saga.order.id, kind, key: `${kind}:${leadOf(saga).item.id}` });
}
