import { booking as calls, type Order } from '#contract/booking';
import { WrongState } from '#domain/events';
import { Conflict, verb, type Ctx, type TxCtx, type Verb } from '#domain/kernel';
import { chooseMethod, createPayment, type RefusalReason } from '#domain/payments';
import type { z } from '#zod';
import { openOrder } from './access.ts';
import { advance } from './advance.ts';
import { moveItem } from './claim.ts';
import { idempotencyKey } from './create-order.ts';
import type { BookingDeps } from './deps.ts';
import { holdExpired, PaymentDeclined, priceChanged, soldOut } from './errors.ts';
import { checkPrice, mustRead, readUpToDate } from './hold-order.ts';
import { once } from './idempotency.ts';
import { readOrderView } from './read-order.ts';
import { openTravellers } from './sealed-travellers.ts';
import { lockSaga } from './store.ts';

export type PayOutcome = z.output<typeof calls.payOrder.output>;

const input = calls.payOrder.input.extend({ idempotencyKey });
type Paying = Omit<z.output<typeof input>, 'idempotencyKey' | 'token'>;

/**
 * Pays for a held order and books it: authorise, commit, capture. Returns when it is booked, when the payer must act, or
 * when the outcome is being looked up; from then on a job carries on whatever happens to the caller.
 */
export function payOrder(deps: BookingDeps): Verb<typeof input, PayOutcome> {
  return verb({
    name: 'payOrder',
    may: () => true,
    input,
    async run({ ctx, input: { idempotencyKey: key, token, ...paying } }) {
      await openOrder(ctx.db.query, ctx, deps.signer, { id: paying.id, token });
      return once(ctx, {
        leaseMs: deps.settings.requestLeaseMs,
        call: `payOrder:${paying.id}`,
        key,
        params: paying,
        run: () => pay(deps, ctx, paying, key),
      });
    },
  });
}

/** After a hosted page or challenge: only the provider's word counts, nothing that the address says. Repeatable. */
export function continuePayment(deps: BookingDeps): Verb<typeof calls.continuePayment.input, PayOutcome> {
  return verb({
    name: 'continuePayment',
    may: () => true,
    input: calls.continuePayment.input,
    async run({ ctx, input: asked }) {
      const order = await openOrder(ctx.db.query, ctx, deps.signer, asked);
      const { item, payments } = await mustRead(ctx, order.id);
      if (payments.length === 0) throw new WrongState('order', item.state, 'paid');
      await advance(deps, ctx, item.id, { payerReturned: true });
      return outcomeOf(deps, ctx, order.id);
    },
  });
}

async function pay(deps: BookingDeps, ctx: Ctx, paying: Paying, requestKey: string): Promise<PayOutcome> {
  const saga = await readUpToDate(deps, ctx, paying.id);
  const { item } = saga;
  if (saga.payments.some((payment) => payment.request_key === requestKey)) {
    await advance(deps, ctx, item.id);
    return outcomeOf(deps, ctx, item.order_id);
  }
  if (!deps.payments.methods.includes(paying.method)) {
    throw new Conflict('METHOD_NOT_OFFERED', 'This way to pay is not offered');
  }
  if (item.state === 'hold_expired') throw holdExpired();
  if (item.state !== 'held') throw new WrongState('order', item.state, 'paid');
  openTravellers(ctx.sealer, item.order_id, saga.travellers);
  await checkPrice(deps, ctx, saga, item.total_minor);
  await advance(deps, ctx, item.id, { begin: (within) => startPaying(deps, within, item.id, paying, requestKey) });
  return outcomeOf(deps, ctx, item.order_id);
}

async function startPaying(
  deps: BookingDeps,
  ctx: TxCtx,
  itemId: string,
  paying: Paying,
  requestKey: string,
): Promise<void> {
  const locked = await lockSaga(ctx.tx, { itemId });
  if (locked?.item.state !== 'held') throw new WrongState('order', locked?.item.state ?? 'gone', 'paid');
  const shown = { amountMinor: paying.totalMinor, currency: paying.currency };
  const total = { amountMinor: locked.item.total_minor, currency: locked.item.currency };
  if (total.amountMinor > shown.amountMinor || total.currency !== shown.currency) throw priceChanged(shown, total);
  const { methodId = null, keep = false } = paying;
  const chosen = await chooseMethod(deps, ctx, locked.order.brand, { methodId, keep });
  await createPayment(ctx.tx, ctx, {
    id: ctx.ids.uuid(),
    orderId: locked.order.id,
    itemId,
    requestKey,
    provider: deps.payments.id,
    method: paying.method,
    token: chosen.methodId === null ? paying.paymentToken : null,
    ...chosen,
    amount: total,
    returnPath: paying.returnPath,
    label: locked.order.reference,
  });
  await moveItem(ctx, locked, 'authorising', 'buyer.pays');
}

/** What happened, told as the page needs it: a refusal throws, everything else is an outcome. */
async function outcomeOf(deps: BookingDeps, ctx: Ctx, orderId: string): Promise<PayOutcome> {
  const { item, payments } = await mustRead(ctx, orderId);
  const payment = payments.at(-1);
  const order: Order = await readOrderView(deps, ctx, orderId);
  switch (item.state) {
    case 'confirmed':
    case 'cancelling':
    case 'cancelled':
      return { outcome: 'confirmed', url: null, order };
    case 'authorising':
      if (payment?.state === 'requires_action') return { outcome: 'open', url: payment.url, order };
      return { outcome: item.due_at ? 'checking' : 'booking', url: null, order };
    case 'commit_unknown':
      return { outcome: 'checking', url: null, order };
    case 'held':
      throw new PaymentDeclined((payment?.reason ?? 'processing_error') as RefusalReason);
    case 'hold_expired':
      throw holdExpired();
    case 'rejected':
      throw rejection(item.failure, paymentTotal(order), order);
    default:
      return { outcome: 'booking', url: null, order };
  }
}

function rejection(failure: string | null, total: Order['price']['total'], order: Order): Conflict {
  if (failure === 'hold_expired') return holdExpired();
  if (failure === 'price_changed') return priceChanged(total, order.price.total);
  if (failure === 'sold_out') return soldOut();
  return new Conflict('BOOKING_REFUSED', 'The supplier did not take the booking; nothing is charged');
}

function paymentTotal(order: Order): Order['price']['total'] {
  return order.payments.at(-1)?.amount ?? order.price.total;
}
