import { booking as calls, type Extras, type Order } from '#contract/booking';
import { WrongState } from '#domain/events';
import { Conflict, InvalidInput, NotFound, type TxCtx, verb, type Verb, writeVerb } from '#domain/kernel';
import { ownOrder } from './access.ts';
import { advance } from './advance.ts';
import { askedOf, checkTravellers, onlyAsked } from './check-travellers.ts';
import { moveItem } from './claim.ts';
import type { BookingDeps } from './deps.ts';
import { orderReplaced, purged } from './errors.ts';
import { carriersOf, saveThoseAsked, withStoredNumbers } from './given-travellers.ts';
import { editableStates } from './machine.ts';
import { readOrderView } from './read-order.ts';
import { normaliseEmail } from './reference.ts';
import { openTravellers, sealTravellers } from './sealed-travellers.ts';
import { dueNow, priceOf } from './snapshot.ts';
import {
  isGivenUp,
  leadOf,
  lockOrder,
  replaceTravellers,
  tables,
  touchOrder,
  travellersOf,
  updateItem,
} from './store.ts';
import type { Part, Whole } from './store.ts';
import { viewOrder } from './view.ts';

/** Other names or another address, as long as nothing is being paid. */
export function updateTravellers(deps: BookingDeps): Verb<typeof calls.updateTravellers.input, Order> {
  return writeVerb({
    name: 'updateTravellers',
    allow: ownOrder(deps),
    input: calls.updateTravellers.input,
    audit: ({ id }) => ({ orderId: id }),
    async run({ ctx, input }) {
      const { order, parts, travellers: stored } = await lockEditable(ctx, input.id);
      const kept = { orderId: order.id, travellers: stored };
      const asked = askedOf(deps, parts);
      const travellers = onlyAsked(
        asked,
        await withStoredNumbers(ctx, input.travellers, carriersOf(deps, parts), kept),
      );
      checkTravellers(asked, travellers);
      await replaceTravellers(ctx.tx, order.id, sealTravellers(ctx.sealer, order.id, travellers));
      await saveThoseAsked(ctx, deps.savedTravelers, input.travellers, { travellers, contact: input.contact });
      const { email, phone } = input.contact;
      await tables(ctx.tx)
        .updateTable('booking_order')
        .set({ email, phone, email_key: normaliseEmail(email), touched_at: ctx.clock.now() })
        .where('id', '=', order.id)
        .execute();
      return reload(deps, ctx, order.id);
    },
  });
}

/** Other things that go with an item; a hold stays, its base price with it. */
export function updateExtras(deps: BookingDeps): Verb<typeof calls.updateExtras.input, Order> {
  return writeVerb({
    name: 'updateExtras',
    allow: ownOrder(deps),
    input: calls.updateExtras.input,
    audit: ({ id }, order) => ({ orderId: id, totalMinor: order.price.total.amountMinor }),
    async run({ ctx, input }) {
      const whole = await lockEditable(ctx, input.id);
      const { item, snapshot } = extended(whole, input);
      const { chosen, price } = priceOf(deps, snapshot, input.extras);
      await updateItem(ctx.tx, item.id, {
        extras: JSON.stringify(chosen),
        total_minor: price.total.amountMinor,
        due_minor: dueNow(price).amountMinor,
      });
      await touchOrder(ctx.tx, whole.order.id, ctx.clock.now());
      return reload(deps, ctx, whole.order.id);
    },
  });
}

/** The item named, else the first of the kind that such things go with. */
function extended(
  { parts }: Whole,
  { itemId, extras }: { readonly itemId?: string | undefined; readonly extras: Extras },
): Part {
  const isOfKind = ({ snapshot }: Part): boolean => snapshot.product.vertical === extras.vertical;
  const found = itemId === undefined ? parts.find(isOfKind) : parts.find(({ item }) => item.id === itemId);
  if (itemId !== undefined && !found) throw new NotFound('item');
  if (found && isOfKind(found)) return found;
  const description = `Extras of ${extras.vertical} are not sold with this`;
  throw new InvalidInput([{ code: 'EXTRA_NOT_SOLD', description, field: 'extras' }]);
}

/** Takes one item out before anything is paid; the others go on, with what is kept of them. */
export function removeItem(deps: BookingDeps): Verb<typeof calls.removeItem.input, Order> {
  return verb({
    name: 'removeItem',
    allow: ownOrder(deps),
    input: calls.removeItem.input,
    async run({ ctx, input }) {
      await advance(deps, ctx, input.itemId, { begin: (within) => dropItem(within, input) });
      return readOrderView(deps, ctx, input.id);
    },
  });
}

async function dropItem(ctx: TxCtx, asked: { readonly id: string; readonly itemId: string }): Promise<void> {
  const whole = await lockEditable(ctx, asked.id);
  const part = whole.parts.find(({ item }) => item.id === asked.itemId);
  if (!part) throw new NotFound('item');
  if (whole.parts.length === 1) throw new Conflict('LAST_ITEM', 'Nothing else is in this order');
  const { from, list } = travellersOf({ ...whole, ...part }, whole.travellers);
  // Sealed numbers are bound to their place, so they are sealed anew in their new one.
  const left = openTravellers(ctx.sealer, whole.order.id, whole.travellers).toSpliced(from, list.length);
  await moveItem(ctx, part, 'dropped', 'buyer.drops');
  await replaceTravellers(ctx.tx, whole.order.id, sealTravellers(ctx.sealer, whole.order.id, left));
  await touchOrder(ctx.tx, whole.order.id, ctx.clock.now());
}

async function lockEditable(ctx: TxCtx, orderId: string): Promise<Whole> {
  const whole = await lockOrder(ctx.tx, orderId);
  if (!whole) throw new NotFound('order');
  if (leadOf(whole).item.state === 'purged') throw purged();
  if (isGivenUp(whole)) throw orderReplaced();
  const busy = whole.parts.find(({ item }) => !editableStates.includes(item.state));
  if (busy) throw new WrongState('order', busy.item.state, 'edited');
  return whole;
}

async function reload(deps: BookingDeps, ctx: TxCtx, orderId: string): Promise<Order> {
  const whole = await lockOrder(ctx.tx, orderId);
  if (!whole) throw new NotFound('order');
  return viewOrder(deps, ctx, ctx.tx, whole);
}
