import { booking as calls, type Order } from '#contract/booking';
import { WrongState } from '#domain/events';
import { NotFound, writeVerb, type TxCtx, type Verb } from '#domain/kernel';
import { chosenExtras } from '#domain/pricing';
import { openOrder } from './access.ts';
import { checkTravellers } from './check-travellers.ts';
import { supplierOf, type BookingDeps } from './deps.ts';
import { purged } from './errors.ts';
import { saveThoseAsked, withStoredNumbers } from './given-travellers.ts';
import { editableStates } from './machine.ts';
import { normaliseEmail } from './reference.ts';
import { sealTravellers } from './sealed-travellers.ts';
import { priceOf } from './snapshot.ts';
import { lockSaga, replaceTravellers, tables, updateItem, type Saga } from './store.ts';
import { rulesOf, viewOrder } from './view.ts';

/** Other names or another address, as long as nothing is being paid. */
export function updateTravellers(deps: BookingDeps): Verb<typeof calls.updateTravellers.input, Order> {
  return writeVerb({
    name: 'updateTravellers',
    may: () => true,
    input: calls.updateTravellers.input,
    audit: ({ id }) => ({ orderId: id }),
    async run({ ctx, input }) {
      const { item, snapshot, travellers: stored } = await lockEditable(deps, ctx, input);
      const kept = { orderId: item.order_id, travellers: stored };
      const travellers = await withStoredNumbers(ctx, input.travellers, snapshot.product.slices, kept);
      checkTravellers(snapshot.slots, rulesOf(deps, supplierOf(deps, item.supplier), snapshot), travellers);
      await replaceTravellers(ctx.tx, item.order_id, sealTravellers(ctx.sealer, item.order_id, travellers));
      await saveThoseAsked(ctx, deps.savedTravelers, input.travellers, { travellers, contact: input.contact });
      const { email, phone } = input.contact;
      await tables(ctx.tx)
        .updateTable('booking_order')
        .set({ email, phone, email_key: normaliseEmail(email), touched_at: ctx.clock.now() })
        .where('id', '=', item.order_id)
        .execute();
      return reload(deps, ctx, item.order_id);
    },
  });
}

/** Other bags or seats; a hold stays, its base price with it. */
export function updateExtras(deps: BookingDeps): Verb<typeof calls.updateExtras.input, Order> {
  return writeVerb({
    name: 'updateExtras',
    may: () => true,
    input: calls.updateExtras.input,
    audit: ({ id }, order) => ({ orderId: id, totalMinor: order.price.total.amountMinor }),
    async run({ ctx, input }) {
      const { item, snapshot } = await lockEditable(deps, ctx, input);
      const { extras, price } = priceOf(snapshot, input.extras);
      await updateItem(ctx.tx, item.id, {
        extras: JSON.stringify(chosenExtras(extras)),
        total_minor: price.total.amountMinor,
      });
      await tables(ctx.tx)
        .updateTable('booking_order')
        .set({ touched_at: ctx.clock.now() })
        .where('id', '=', item.order_id)
        .execute();
      return reload(deps, ctx, item.order_id);
    },
  });
}

async function lockEditable(
  deps: BookingDeps,
  ctx: TxCtx,
  asked: { id: string; token?: string | undefined },
): Promise<Saga> {
  const order = await openOrder(ctx.tx, ctx, deps.signer, asked);
  const saga = await lockSaga(ctx.tx, { orderId: order.id });
  if (!saga) throw new NotFound('order');
  if (saga.item.state === 'purged') throw purged();
  if (!editableStates.includes(saga.item.state)) throw new WrongState('order', saga.item.state, 'edited');
  return saga;
}

async function reload(deps: BookingDeps, ctx: TxCtx, orderId: string): Promise<Order> {
  const saga = await lockSaga(ctx.tx, { orderId });
  if (!saga) throw new NotFound('order');
  return viewOrder(deps, ctx, ctx.tx, saga);
}
