import type { Ctx, TxCtx } from '#domain/kernel';
import { applyAuthorisation, applyCapture, applyRefund, applyVoid } from './apply-payment.ts';
import { applyCancel, applyCommit, applyReserve, applyStillUnknown } from './apply-supplier.ts';
import { claimStep, journalKey, wake, type Claim } from './claim.ts';
import type { BookingDeps } from './deps.ts';
import { callOutside, type Answer } from './outside.ts';
import { retryAt } from './retry.ts';
import { lockSaga, readOrderParts, tables, updateItem, type Saga } from './store.ts';

/** More steps than the longest way through all states; a bug then stops instead of spinning. */
const mostSteps = 24;
/** Lost replies of repeatable calls are asked again at once so often before a job takes over. */
const quickRetries = 1;

interface Way {
  /** The payer came back from a hosted page. */
  readonly payerReturned?: boolean;
  /** What sets the item going, in the same transaction as the first step. */
  readonly begin?: (ctx: TxCtx) => Promise<void>;
}

/**
 * Takes an item as far as it can go now: decide and journal, call outside, journal the answer with the next decision, again.
 * Safe to run twice, at once, or after a crash at any point; returns when the item rests, waits or belongs to another process.
 */
export async function advance(
  deps: BookingDeps,
  ctx: Ctx,
  itemId: string,
  { payerReturned = false, begin }: Way = {},
): Promise<void> {
  let claim = await ctx.db.transact(async (tx) => {
    await begin?.({ ...ctx, tx });
    return decide(deps, { ...ctx, tx }, itemId, payerReturned);
  });
  for (let steps = 0; claim.kind === 'call' && steps < mostSteps; steps++) {
    const sent = claim;
    const answer = await callOutside(deps, ctx, sent);
    if (answer.call === 'lost')
      ctx.log.warn('no answer from outside', { key: sent.key, call: sent.call, cause: answer.failed });
    claim = await ctx.db.transact(async (tx) => {
      const ours = await record(deps, { ...ctx, tx }, sent, answer);
      return ours ? decide(deps, { ...ctx, tx }, itemId, false) : { kind: 'stop' };
    });
  }
}

/**
 * Takes all items of an order as far as they can go now: the one that pays, then the others, and the payer again, who settles
 * what they came to.
 */
export async function advanceOrder(deps: BookingDeps, ctx: Ctx, orderId: string, way: Way = {}): Promise<void> {
  const parts = (await ctx.db.transact((tx) => readOrderParts(tx, orderId)))?.parts ?? [];
  const [lead, ...others] = parts.map(({ item }) => item.id);
  if (lead === undefined) return;
  await advance(deps, ctx, lead, way);
  if (others.length === 0) return;
  await Promise.all(others.map((itemId) => advance(deps, ctx, itemId)));
  await advance(deps, ctx, lead);
}

/** Moves that need nobody outside are made at once, then the next step is decided anew. */
async function decide(deps: BookingDeps, ctx: TxCtx, itemId: string, payerReturned: boolean): Promise<Claim> {
  for (let moves = 0; moves < mostSteps; moves++) {
    const claim = await claimStep(deps, ctx, itemId, payerReturned);
    if (claim.kind !== 'moved') return claim;
  }
  return { kind: 'stop' };
}

/** Journals the answer and moves on; false when the lease went to another process meanwhile. */
async function record(
  deps: BookingDeps,
  ctx: TxCtx,
  claim: Extract<Claim, { kind: 'call' }>,
  answer: Answer,
): Promise<boolean> {
  const saga = await lockSaga(ctx.tx, claim.saga.item.id);
  if (!saga || saga.item.lease !== claim.lease) return false;
  await updateItem(ctx.tx, saga.item.id, { lease: null, lease_until: null, due_at: null });
  if (answer.call === 'lost') {
    await applyLost(deps, ctx, saga, claim);
    return true;
  }
  const outcome = 'result' in answer ? (answer.result?.outcome ?? 'not_found') : 'done';
  await tables(ctx.tx)
    .updateTable('booking_effect')
    .set({ answered_at: ctx.clock.now(), outcome })
    .where('key', '=', journalKey(claim))
    .execute();
  await apply(deps, ctx, saga, answer);
  await wakeOthers(deps, ctx, saga);
  return true;
}

/** After a last word the first item may have to settle the money; after an authorisation each has to commit. */
async function wakeOthers(deps: BookingDeps, ctx: TxCtx, { parts, item }: Saga): Promise<void> {
  if (parts.length === 1) return;
  for (const other of parts) {
    if (other.item.id !== item.id) await wake(deps, ctx, other.item.id, ctx.clock.now());
  }
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
      return applyCapture(deps, ctx, saga, answer.result);
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
  const attempts = saga.effects.find((effect) => effect.key === journalKey(claim))?.attempts ?? 1;
  if (attempts <= quickRetries) return;
  await updateItem(ctx.tx, saga.item.id, { due_at: retryAt(ctx.clock.now(), attempts, ctx.random) });
}
