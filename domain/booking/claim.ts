import { sql } from 'kysely';
import { transition } from '#domain/events';
import { principalOf, type TxCtx } from '#domain/kernel';
import { paymentMachine, refundMachine } from '#domain/payments';
import { supplierOf, type BookingDeps } from './deps.ts';
import { requiredOf } from './gates.ts';
import { itemMachine } from './machine.ts';
import { followItems } from './order-stage.ts';
import { capturedMinor } from './money-of.ts';
import { oweOutcome } from './owe-outcome.ts';
import { nextStep, openRefundStates, type CallKind, type Standing } from './next-step.ts';
import { leadOf, lockSaga, tables, updateItem, type Part, type Saga } from './store.ts';
import type { ItemChange } from './tables.ts';

export type Claim =
  | { readonly kind: 'stop' }
  /** A state moved without anybody outside; look again. */
  | { readonly kind: 'moved' }
  | {
      readonly kind: 'call';
      readonly call: CallKind;
      readonly key: string;
      readonly lease: string;
      readonly saga: Saga;
    };

export function standingOf({ gates }: Pick<BookingDeps, 'gates'>, saga: Saga, payerReturned: boolean): Standing {
  const { item, parts, payments, effects } = saga;
  const leads = leadOf(saga).item.id === item.id;
  const others = parts.filter((part) => part.item.id !== item.id).map((part) => part.item.state);
  return {
    item: {
      state: item.state,
      holdExpiresAt: leads && item.state === 'authorising' ? payableUntil(parts) : item.hold_expires_at,
      released: item.released,
      dueAt: item.due_at,
    },
    leads,
    others,
    payment: payments.at(-1) ?? null,
    takes: capturedMinor(saga) > 0,
    refund: refundOf(saga) ?? null,
    commitInDoubt: effects.some((effect) => effect.kind === 'commit' && effect.answered_at === null),
    gates: requiredOf(gates, saga.gates),
    payerReturned,
  };
}

/** When the first of all that is kept for an order goes back. */
export function firstExpiry(parts: Saga['parts']): Date | null {
  const ends = parts.flatMap(({ item }) => (item.hold_expires_at ? [item.hold_expires_at.getTime()] : []));
  return ends.length === 0 ? null : new Date(Math.min(...ends));
}

/** Until when its payer may take their time: what is not held stands at its price for as long as that was checked for. */
function payableUntil(parts: Saga['parts']): Date | null {
  const prices = parts.flatMap(({ item }) => (item.hold_ref === null && item.price_until ? [item.price_until] : []));
  const ends = [firstExpiry(parts), ...prices].flatMap((end) => end?.getTime() ?? []);
  return ends.length === 0 ? null : new Date(Math.min(...ends));
}

/** What of this item has to be paid back first, else what was paid back last. */
export function refundOf({ refunds }: Pick<Saga, 'refunds'>): Saga['refunds'][number] | undefined {
  return refunds.find(({ state }) => openRefundStates.includes(state)) ?? refunds.at(-1);
}

/** Stable name of a call: the item and the step, with a number where a step can happen anew. */
export function effectKey(saga: Saga, call: CallKind): string {
  const { item, payments } = saga;
  const payment = payments.at(-1);
  switch (call) {
    case 'reserve':
    case 'release':
      return `${item.id}:reserve:${item.hold_number}`;
    case 'authorise':
    case 'look_up_payment':
      return `${item.id}:authorise:${payment?.attempt ?? 0}`;
    case 'void':
    case 'end_payment':
      return `${item.id}:void:${payment?.attempt ?? 0}`;
    case 'capture':
      return `${item.id}:capture:${(payment?.captures ?? 0) + 1}`;
    case 'commit':
    case 'probe':
      return `${item.id}:commit`;
    case 'cancel':
      return `${item.id}:cancel:${item.cancel_quote_id}`;
    case 'refund':
      return `${refundOf(saga)?.id}:refund`;
  }
}

/** The row of a call in the journal: a release goes under the supplier's key of its reserve, and is a call of its own. */
export function journalKey({ call, key }: Pick<Extract<Claim, { kind: 'call' }>, 'call' | 'key'>): string {
  return call === 'release' ? `${key}:release` : key;
}

/** Decides the next step under the item's lock and, for a call, journals its intent before anything leaves. */
export async function claimStep(deps: BookingDeps, ctx: TxCtx, itemId: string, payerReturned: boolean): Promise<Claim> {
  const saga = await lockSaga(ctx.tx, itemId);
  if (!saga) return { kind: 'stop' };
  const now = ctx.clock.now();
  const { item } = saga;
  if (item.lease_until && item.lease_until.getTime() > now.getTime()) {
    await wake(deps, ctx, item.id, item.lease_until);
    return { kind: 'stop' };
  }
  const step = nextStep(standingOf(deps, saga, payerReturned), now);
  switch (step.kind) {
    case 'rest':
      return { kind: 'stop' };
    case 'wait':
      await wake(deps, ctx, item.id, step.until);
      return { kind: 'stop' };
    case 'expire':
      await moveItem(ctx, saga, 'hold_expired', 'hold.clock_ran_out');
      return { kind: 'moved' };
    case 'bar':
      await moveItem(ctx, saga, 'rejected', 'gate.not_open', { failure: 'gate_shut' }, { gate: step.gate });
      await oweOutcome(deps, ctx, saga, 'rejected');
      return { kind: 'moved' };
    case 'doubt':
      await moveItem(ctx, saga, 'commit_unknown', 'supplier.outcome_unknown');
      return { kind: 'moved' };
    case 'call':
      return intend(deps, ctx, saga, step.call);
  }
}

async function intend(deps: BookingDeps, ctx: TxCtx, saga: Saga, call: CallKind): Promise<Claim> {
  const { item } = saga;
  await moveBefore(ctx, saga, call);
  const key = effectKey(saga, call);
  const now = ctx.clock.now();
  const timeoutMs = Math.max(supplierOf(deps, item.supplier).manifest.callTimeoutMs, deps.settings.paymentTimeoutMs);
  const until = new Date(now.getTime() + timeoutMs + deps.settings.leaseSlackMs);
  const lease = ctx.ids.uuid();
  if (call !== 'probe' && call !== 'look_up_payment') await journalIntent(ctx, saga, call, key);
  await updateItem(ctx.tx, item.id, { lease, lease_until: until });
  await wake(deps, ctx, item.id, roundedUp(until, 2 * deps.settings.leaseSlackMs));
  return { kind: 'call', call, key, lease, saga };
}

/** Calls of one visit then share one job that looks after them. */
function roundedUp(at: Date, gridMs: number): Date {
  return new Date(Math.ceil(at.getTime() / gridMs) * gridMs);
}

async function journalIntent(ctx: TxCtx, { item }: Saga, call: CallKind, key: string): Promise<void> {
  await tables(ctx.tx)
    .insertInto('booking_effect')
    .values({
      key: journalKey({ call, key }),
      order_id: item.order_id,
      item_id: item.id,
      kind: call,
      attempts: 1,
      intended_at: ctx.clock.now(),
      answered_at: null,
      outcome: null,
    })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        attempts: sql<number>`booking_effect.attempts + 1`,
        intended_at: ctx.clock.now(),
        answered_at: null,
        outcome: null,
      }),
    )
    .execute();
}

/** Payments and refunds show that a call about them is on its way. */
async function moveBefore(ctx: TxCtx, saga: Saga, call: CallKind): Promise<void> {
  const payment = saga.payments.at(-1);
  const refund = refundOf(saga);
  const to =
    call === 'authorise'
      ? 'authorising'
      : call === 'capture'
        ? 'capturing'
        : call === 'void' || call === 'end_payment'
          ? 'voiding'
          : null;
  if (payment && to && payment.state !== to) {
    await transition(ctx.tx, ctx, paymentMachine, {
      id: payment.id,
      orderId: payment.order_id,
      from: payment.state,
      to,
      cause: `${call}.sent`,
    });
  }
  if (refund && call === 'refund' && refund.state !== 'paying') {
    await transition(ctx.tx, ctx, refundMachine, {
      id: refund.id,
      orderId: refund.order_id,
      from: refund.state,
      to: 'paying',
      cause: 'refund.sent',
    });
  }
}

/** A job that looks at the item at that time; one for each time, so that an earlier one is never put off. */
export async function wake(deps: Pick<BookingDeps, 'enqueue'>, ctx: TxCtx, itemId: string, at: Date): Promise<void> {
  await deps.enqueue(ctx.tx, {
    topic: 'booking.advance',
    key: `${itemId}:${at.getTime()}`,
    payload: { itemId },
    by: principalOf(ctx.actor),
    dueAt: at,
  });
}

export async function moveItem(
  ctx: TxCtx,
  { item }: Pick<Part, 'item'>,
  to: Saga['item']['state'],
  cause: string,
  set: ItemChange = {},
  facts: Readonly<Record<string, string | number | boolean | null>> = {},
): Promise<void> {
  await transition(ctx.tx, ctx, itemMachine, {
    id: item.id,
    orderId: item.order_id,
    from: item.state,
    to,
    cause,
    set: { due_at: null, ...set },
    facts,
  });
  await followItems(ctx, item.order_id, cause);
}
