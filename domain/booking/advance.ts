import type { Ctx, TxCtx } from '#domain/kernel';
import { applyAuthorisation, applyCapture, applyRefund, applyVoid } from './apply-payment.ts';
import { applyCancel, applyCommit, applyReserve, applyStillUnknown } from './apply-supplier.ts';
import { claimStep, type Claim } from './claim.ts';
import type { BookingDeps } from './deps.ts';
import { callOutside, type Answer } from './outside.ts';
import { retryAt } from './retry.ts';
import { lockSaga, tables, updateItem, type Saga } from './store.ts';

/** More steps than the longest way through all states; a bug then stops instead of spinning. */
const mostSteps = 24;
/** Lost replies of repeatable calls are asked again at once so often before a job takes over. */
const quickRetries = 1;

/**
 * Takes an item as far as it can go now: decide and journal, call outside, journal the answer, again. Safe to run twice,
 * at once, or after a crash at any point; returns when the item rests, waits or belongs to another process.
 */
export async function advance(
  deps: BookingDeps,
  ctx: Ctx,
  itemId: string,
  { payerReturned = false } = {},
): Promise<void> {
  let returned = payerReturned;
  for (let steps = 0; steps < mostSteps; steps++) {
    const claim = await ctx.db.transact((tx) => claimStep(deps, { ...ctx, tx }, itemId, returned));
    if (claim.kind === 'stop') return;
    if (claim.kind === 'moved') continue;
    const answer = await callOutside(deps, ctx.db.query, claim);
    if (answer.call === 'lost')
      ctx.log.warn('no answer from outside', { key: claim.key, call: claim.call, cause: answer.failed });
    if (claim.call === 'look_up_payment') returned = false;
    await ctx.db.transact((tx) => record(deps, { ...ctx, tx }, claim, answer));
  }
}

/** Journals the answer and moves on, unless the lease went to another process meanwhile. */
async function record(
  deps: BookingDeps,
  ctx: TxCtx,
  claim: Extract<Claim, { kind: 'call' }>,
  answer: Answer,
): Promise<void> {
  const saga = await lockSaga(ctx.tx, { itemId: claim.saga.item.id });
  if (!saga || saga.item.lease !== claim.lease) return;
  await updateItem(ctx.tx, saga.item.id, { lease: null, lease_until: null, due_at: null });
  if (answer.call === 'lost') return applyLost(deps, ctx, saga, claim);
  const outcome = 'result' in answer ? (answer.result?.outcome ?? 'not_found') : 'done';
  await tables(ctx.tx)
    .updateTable('booking_effect')
    .set({ answered_at: ctx.clock.now(), outcome })
    .where('key', '=', claim.call === 'release' ? `${claim.key}:release` : claim.key)
    .execute();
  await apply(deps, ctx, saga, answer);
}

async function apply(
  deps: BookingDeps,
  ctx: TxCtx,
  saga: Saga,
  answer: Exclude<Answer, { call: 'lost' }>,
): Promise<void> {
  switch (answer.call) {
    case 'reserve':
      return applyReserve(deps, ctx, saga, answer.result);
    case 'authorise':
    case 'look_up_payment':
      return applyAuthorisation(ctx, saga, answer.result);
    case 'commit':
    case 'probe':
      return applyCommit(deps, ctx, saga, answer.result);
    case 'capture':
      return applyCapture(ctx, saga, answer.result);
    case 'cancel':
      return applyCancel(deps, ctx, saga, answer.result);
    case 'refund':
      return applyRefund(deps, ctx, saga, answer.result);
    case 'void':
    case 'end_payment':
      return applyVoid(ctx, saga, answer.call);
    case 'release':
      return updateItem(ctx.tx, saga.item.id, { released: true });
  }
}

/** Nobody knows whether it happened: a commit is looked up, everything else is repeatable with its key. */
async function applyLost(
  deps: BookingDeps,
  ctx: TxCtx,
  saga: Saga,
  claim: Extract<Claim, { kind: 'call' }>,
): Promise<void> {
  if (claim.call === 'commit' || claim.call === 'probe') return applyStillUnknown(deps, ctx, saga);
  const attempts =
    saga.effects.find((effect) => effect.key === claim.key || effect.key === `${claim.key}:release`)?.attempts ?? 1;
  if (attempts <= quickRetries) return;
  await updateItem(ctx.tx, saga.item.id, { due_at: retryAt(ctx.clock.now(), attempts, ctx.random) });
}
