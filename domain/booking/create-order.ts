import { booking as calls, type Order } from '#contract/booking';
import { begin } from '#domain/events';
import {
  companyOf,
  Conflict,
  inSession,
  NotFound,
  onOwnRows,
  ownerOf,
  sessionOf,
  verb,
  type TxCtx,
  type Verb,
} from '#domain/kernel';
import { z } from '#zod';
import { askedOf, checkTravellers, onlyAsked } from './check-travellers.ts';
import type { BookingDeps } from './deps.ts';
import { purged, quoteReplaced } from './errors.ts';
import { carriersOf, saveThoseAsked, withStoredNumbers } from './given-travellers.ts';
import { once } from './idempotency.ts';
import { joinPrices } from './join-prices.ts';
import { itemMachine, orderMachine } from './machine.ts';
import { readOrderView } from './read-order.ts';
import { rowsOfQuote } from './owners.ts';
import { makeReference, normaliseEmail } from './reference.ts';
import { sealTravellers } from './sealed-travellers.ts';
import { findOrderRow, findQuoteRow, replaceTravellers, tables } from './store.ts';
import { priceOf, soldColumns } from './snapshot.ts';
import type { StoredQuote } from './stored-quote.ts';
import type { Payer } from './tables.ts';

/** The header of the call, beside its input. */
export const idempotencyKey = z.string().min(1).max(255);

const input = calls.createOrder.input.extend({ idempotencyKey });
type Draft = z.output<typeof input>;

/** Starts an order from a live quote: who travels and where mail goes. Needs a session, which then owns the order. */
export function createOrder(deps: BookingDeps): Verb<typeof input, Order> {
  return verb({
    name: 'createOrder',
    allow: onOwnRows(inSession),
    input,
    async run({ ctx, input: { idempotencyKey: key, ...draft } }) {
      return once(ctx, {
        leaseMs: deps.settings.requestLeaseMs,
        call: 'createOrder',
        key,
        params: draft,
        run: async () => {
          const id = await ctx.db.transact((tx) =>
            insertOrder(deps, { ...ctx, tx }, { ...draft, idempotencyKey: key }),
          );
          return readOrderView(deps, ctx, id);
        },
      });
    },
  });
}

async function insertOrder(deps: BookingDeps, ctx: TxCtx, draft: Draft): Promise<string> {
  const now = ctx.clock.now();
  const quoteRows = await rowsOfQuote(ctx, draft.quoteId);
  const readQuote = () => ctx.db.showWhile(ctx.tx, quoteRows, () => findQuoteRow(ctx.tx, draft.quoteId));
  const quote = await readQuote();
  if (!quote) throw new NotFound('quote');
  const made = quote.order_id === null ? undefined : await findOrderRow(ctx.tx, quote.order_id);
  if (made?.request_key === draft.idempotencyKey && made.session_id === sessionOf(ctx.actor)) {
    if (made.purged_at) throw purged();
    return made.id;
  }
  if (quote.replaced_by) throw quoteReplaced(quote.replaced_by);
  if (quote.expires_at.getTime() <= now.getTime()) throw new Conflict('QUOTE_EXPIRED', 'Check the price again');
  const stored = quote.snapshot;
  const asked = askedOf(deps, stored.items);
  const given = await withStoredNumbers(ctx, draft.travellers, carriersOf(deps, stored.items), null);
  const travellers = onlyAsked(asked, given);
  checkTravellers(asked, travellers);
  const orderId = ctx.ids.uuid();
  const used = await ctx.db.showWhile(ctx.tx, quoteRows, () =>
    tables(ctx.tx)
      .updateTable('booking_quote')
      .set({ order_id: orderId, ...ownerOf(ctx) })
      .where('id', '=', quote.id)
      .where('order_id', 'is', null)
      .where('replaced_by', 'is', null)
      .returning('id')
      .execute(),
  );
  if (used.length === 0) {
    // Whoever was first is seen by now: another choice in its place, or another order of it.
    const now = await readQuote();
    if (now?.replaced_by) throw quoteReplaced(now.replaced_by);
    throw new Conflict('QUOTE_USED', 'An order was made from this quote before');
  }
  await insertOrderRow(ctx, orderId, draft, { stored, payer: deps.payerOf(ctx) });
  await replaceTravellers(ctx.tx, orderId, sealTravellers(ctx.sealer, orderId, travellers));
  await saveThoseAsked(ctx, deps.savedTravelers, draft.travellers, { travellers, contact: draft.contact });
  await begin(ctx.tx, ctx, orderMachine, { id: orderId, orderId, cause: 'order.created' });
  await insertItems(deps, ctx, orderId, stored);
  return orderId;
}

async function insertOrderRow(
  ctx: TxCtx,
  id: string,
  { quoteId, contact, idempotencyKey: key }: Draft,
  { stored: { items }, payer }: { readonly stored: StoredQuote; readonly payer: Payer },
): Promise<void> {
  for (let tries = 0; tries < 10; tries++) {
    const inserted = await tables(ctx.tx)
      .insertInto('booking_order')
      .values({
        id,
        reference: makeReference(ctx.random),
        state: orderMachine.first,
        version: 1,
        created_at: ctx.clock.now(),
        quote_id: quoteId,
        request_key: key,
        ...ownerOf(ctx),
        brand: ctx.brand,
        locale: ctx.locale,
        email: contact.email,
        email_key: normaliseEmail(contact.email),
        phone: contact.phone,
        payer,
        first_seen_minor: items.reduce((sum, { snapshot }) => sum + snapshot.shownMinor, 0),
        currency: items[0]?.snapshot.base.total.currency ?? '',
        touched_at: ctx.clock.now(),
      })
      .onConflict((conflict) => conflict.column('reference').doNothing())
      .returning('id')
      .execute();
    if (inserted.length > 0) return;
  }
  throw new Conflict('REFERENCES_USED_UP', 'No free reference was found');
}

async function insertItems(deps: BookingDeps, ctx: TxCtx, orderId: string, { items }: StoredQuote): Promise<void> {
  const prices = items.map(({ snapshot, extras }) => priceOf(deps, snapshot, extras).price);
  const facts = { ...joinPrices(prices).total };
  for (const [position, { snapshot, extras }] of items.entries()) {
    const price = prices[position] ?? priceOf(deps, snapshot, extras).price;
    const id = ctx.ids.uuid();
    await tables(ctx.tx)
      .insertInto('order_item')
      .values({
        id,
        order_id: orderId,
        company_id: companyOf(ctx.actor),
        position,
        state: itemMachine.first,
        version: 1,
        supplier: snapshot.product.supplier,
        ...soldColumns(deps, snapshot, extras),
        extras: JSON.stringify(extras),
        currency: price.total.currency,
      })
      .execute();
    await begin(ctx.tx, ctx, itemMachine, { id, orderId, cause: 'order.created', facts });
  }
}
