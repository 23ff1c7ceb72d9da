import { booking as calls, type ItemState, type Order } from '#contract/booking';
import type { Money } from '#contract/core';
import { WrongState } from '#domain/events';
import { Conflict, type Ctx, type TxCtx, verb, type Verb } from '#domain/kernel';
import { chooseMethod, createPayment, type RefusalReason } from '#domain/payments';
import type { z } from '#zod';
import { ownOrder } from './access.ts';
import { advanceOrder } from './advance.ts';
import { moveItem } from './claim.ts';
import { idempotencyKey } from './create-order.ts';
import type { BookingDeps } from './deps.ts';
import { askGates } from './gates.ts';
import { holdExpired, orderReplaced, PaymentDeclined, priceChanged, soldOut } from './errors.ts';
import { checkPrices, mustRead, readUpToDate, refuseWhileHolding } from './hold-order.ts';
import { judgeOrder, type Judged } from './judge-items.ts';
import { once } from './idempotency.ts';
import { bookedStates, undecidedStates } from './machine.ts';
import { dueMinor, totalMinor } from './money-of.ts';
import { readOrderView } from './read-order.ts';
import { openTravellers } from './sealed-travellers.ts';
import { isPayable } from './snapshot.ts';
import { isGivenUp, leadOf, lockOrder, type Whole } from './store.ts';

export type PayOutcome = z.output<typeof calls.payOrder.output>;

const input = calls.payOrder.input.extend({ idempotencyKey });
/** With the supplier, or farther. */
const begunStates: readonly ItemState[] = [...undecidedStates, ...bookedStates, 'rejected'];
type Paying = Omit<z.output<typeof input>, 'idempotencyKey' | 'token'>;

/**
 * Pays for a held order and books it: authorise once, commit every item by itself, capture what was booked. Returns when it is booked, when the payer must act, or
 * when the outcome is being looked up; from then on a job carries on whatever happens to the caller.
 */
export function payOrder(deps: BookingDeps): Verb<typeof input, PayOutcome> {
  return verb({
    name: 'payOrder',
    allow: ownOrder(deps),
    input,
    async run({ ctx, input: { idempotencyKey: key, token: _token, ...paying } }) {
      return once(ctx, {
        leaseMs: deps.settings.requestLeaseMs,
        call: `payOrder:${paying.id}`,
        key,
        params: paying,
        run: (resumed) => pay(deps, ctx, paying, { requestKey: key, resumed }),
      });
    },
  });
}

/** After a hosted page or challenge: only the provider's word counts, nothing that the address says. Repeatable. */
export function continuePayment(deps: BookingDeps): Verb<typeof calls.continuePayment.input, PayOutcome> {
  return verb({
    name: 'continuePayment',
    allow: ownOrder(deps),
    input: calls.continuePayment.input,
    async run({ ctx, input: asked }) {
      const whole = await mustRead(ctx, asked.id);
      if (whole.payments.length === 0) throw new WrongState('order', leadOf(whole).item.state, 'paid');
      await advanceOrder(deps, ctx, asked.id, { payerReturned: true });
      return outcomeOf(deps, ctx, asked.id);
    },
  });
}

interface Request {
  readonly requestKey: string;
  readonly resumed: boolean;
}

async function pay(deps: BookingDeps, ctx: Ctx, paying: Paying, { requestKey, resumed }: Request): Promise<PayOutcome> {
  const whole = await readUpToDate(deps, ctx, paying.id);
  const orderId = whole.order.id;
  if (whole.payments.some((payment) => payment.request_key === requestKey) || (resumed && isBookedUnpaid(whole))) {
    await advanceOrder(deps, ctx, orderId);
    return outcomeOf(deps, ctx, orderId);
  }
  if (!deps.payments.methods.includes(paying.method)) {
    throw new Conflict('METHOD_NOT_OFFERED', 'This way to pay is not offered');
  }
  refuseUnlessPayable(whole, ctx.clock.now());
  openTravellers(ctx.sealer, orderId, whole.travellers);
  await checkPrices(deps, ctx, whole, totalMinor(whole));
  const judged = await judgeOrder(deps, ctx, await mustRead(ctx, orderId));
  await advanceOrder(deps, ctx, orderId, {
    begin: (within) => startPaying(deps, within, paying, { requestKey, judged }),
  });
  return outcomeOf(deps, ctx, orderId);
}

/** Nothing was due, so that no payment tells which request booked it. */
function isBookedUnpaid(whole: Whole): boolean {
  const { parts, payments } = whole;
  return payments.length === 0 && dueMinor(whole) === 0 && parts.some(({ item }) => begunStates.includes(item.state));
}

function refuseUnlessPayable(whole: Whole, now: Date): void {
  const { parts } = whole;
  if (isGivenUp(whole)) throw orderReplaced();
  refuseWhileHolding(whole, now);
  if (parts.some(({ item }) => item.state === 'hold_expired')) throw holdExpired();
  const other = parts.find((part) => !isPayable(part));
  if (other) throw new WrongState('order', other.item.state, 'paid');
}

async function startPaying(
  deps: BookingDeps,
  ctx: TxCtx,
  paying: Paying,
  { requestKey, judged }: { readonly requestKey: string; readonly judged: ReadonlyMap<string, Judged> },
): Promise<void> {
  const locked = await lockOrder(ctx.tx, paying.id);
  if (!locked) throw new WrongState('order', 'gone', 'paid');
  refuseUnlessPayable(locked, ctx.clock.now());
  const { currency } = locked.order;
  const shown = { amountMinor: paying.totalMinor, currency: paying.currency };
  const total = { amountMinor: totalMinor(locked), currency };
  if (total.amountMinor > shown.amountMinor || currency !== shown.currency) throw priceChanged(shown, total);
  const accepted = { acceptedMinor: shown.amountMinor, totalMinor: total.amountMinor, judged };
  await askGates(ctx, deps.gates, locked, { now: ctx.clock.now(), ...accepted });
  const due = dueMinor(locked);
  if (due > 0) await openPayment(deps, ctx, locked, { paying, requestKey, amount: { amountMinor: due, currency } });
  const to = due > 0 ? 'authorising' : 'committing';
  for (const part of locked.parts) await moveItem(ctx, part, to, due > 0 ? 'buyer.pays' : 'buyer.books');
}

async function openPayment(
  deps: BookingDeps,
  ctx: TxCtx,
  whole: Whole,
  { paying, requestKey, amount }: { paying: Paying; requestKey: string; amount: Money },
): Promise<void> {
  const { order } = whole;
  const { methodId = null, keep = false } = paying;
  const chosen = await chooseMethod(deps, ctx, order.brand, { methodId, keep });
  await createPayment(ctx.tx, ctx, {
    id: ctx.ids.uuid(),
    orderId: order.id,
    companyId: order.company_id,
    itemId: leadOf(whole).item.id,
    requestKey,
    provider: deps.payments.id,
    method: paying.method,
    token: chosen.methodId === null ? paying.paymentToken : null,
    ...chosen,
    amount,
    returnPath: paying.returnPath,
    label: order.reference,
  });
}

/** What happened, told as the page needs it: a refusal throws, everything else is an outcome. */
async function outcomeOf(deps: BookingDeps, ctx: Ctx, orderId: string): Promise<PayOutcome> {
  const whole = await mustRead(ctx, orderId);
  const payment = whole.payments.at(-1);
  const order = await readOrderView(deps, ctx, orderId);
  switch (order.state) {
    case 'confirmed':
    case 'partly_confirmed':
    case 'cancelling':
    case 'cancelled':
      return { outcome: 'confirmed', url: null, order };
    case 'paying':
      return { outcome: 'open', url: payment?.url ?? null, order };
    case 'checking':
      return { outcome: 'checking', url: null, order };
    // Back where it came from; only what was not held gets there when its payer took too long.
    case 'draft':
    case 'held':
      throw new PaymentDeclined(payment?.state === 'voided' ? 'abandoned' : refusalReason(payment?.reason));
    case 'expired':
      throw holdExpired();
    case 'failed':
      throw rejection(whole, order);
    default:
      return { outcome: 'booking', url: null, order };
  }
}

function refusalReason(reason: string | null | undefined): RefusalReason {
  return (reason ?? 'processing_error') as RefusalReason;
}

/** Nothing at all was booked: told by the first item, whose fate the others shared. */
function rejection(whole: Whole, order: Order): Conflict {
  const { item, snapshot } = leadOf(whole);
  const detail = { vertical: snapshot.product.vertical, item: 0 };
  if (item.failure === 'hold_expired') return holdExpired();
  if (item.failure === 'price_changed')
    return priceChanged(order.payments.at(-1)?.amount ?? order.dueNow, order.dueNow);
  if (item.failure === 'sold_out') return soldOut(detail);
  return new Conflict('BOOKING_REFUSED', 'The supplier did not take the booking; nothing is charged', detail);
}
