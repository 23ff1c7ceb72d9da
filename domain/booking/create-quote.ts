import { booking as calls, type Extras, type Quote } from '#contract/booking';
import { Gone, NotFound, verb, type Ctx, type Verb } from '#domain/kernel';
import { chosenExtras } from '#domain/pricing';
import { settle, supplierOf, type BookingDeps } from './deps.ts';
import { Unavailable } from './errors.ts';
import type { FlightSupplier, ProductRef, SupplierQuote } from './ports.ts';
import { cancellationOf, priceOf, takeSnapshot, type Snapshot } from './snapshot.ts';
import { findQuoteRow, tables } from './store.ts';
import type { QuoteRow } from './tables.ts';
import { refundPromiseOf, rulesOf } from './view.ts';

export interface StoredQuote {
  readonly snapshot: Snapshot;
  readonly extras: Extras;
}

/** Checks a fare with its supplier and fixes what it costs with the chosen extras. Anybody may; nothing is held. */
export function createQuote(deps: BookingDeps): Verb<typeof calls.createQuote.input, Quote> {
  return verb({
    name: 'createQuote',
    may: () => true,
    input: calls.createQuote.input,
    async run({ ctx, input }) {
      const shown = await deps.offers.findOffer(input.offerId, input.fareId);
      if (!shown) throw new Gone('OFFER_GONE', 'These flights are not sold any more for this party');
      const supplier = supplierOf(deps, shown.offer.supplier);
      const quote = await askQuote(supplier, {
        offerKey: shown.offerKey,
        fareKey: shown.fareKey,
        query: shown.query,
        slices: shown.offer.slices,
      });
      const snapshot = takeSnapshot(shown, quote, supplier, deps.settings, input.search);
      const { extras, price } = priceOf(snapshot, input.extras);
      const now = ctx.clock.now();
      const latest = now.getTime() + deps.settings.quoteMinutes * 60_000;
      const stored: StoredQuote = { snapshot, extras: chosenExtras(extras) };
      const row: QuoteRow = {
        id: ctx.ids.uuid(),
        created_at: now,
        expires_at: new Date(Math.min(latest, quote.expiresAt.getTime())),
        supplier: supplier.manifest.id,
        total_minor: price.total.amountMinor,
        currency: price.total.currency,
        snapshot: JSON.stringify(stored),
        order_id: null,
      };
      await tables(ctx.db.query).insertInto('booking_quote').values(row).execute();
      return viewQuote(deps, row, ctx);
    },
  });
}

/** A quote again. Its id is a secret that only its maker was told, and it names nobody. */
export function readQuote(deps: BookingDeps): Verb<typeof calls.getQuote.input, Quote> {
  return verb({
    name: 'readQuote',
    may: () => true,
    input: calls.getQuote.input,
    async run({ ctx, input }) {
      const row = await findQuoteRow(ctx.db.query, input.id);
      if (!row) throw new NotFound('quote');
      return viewQuote(deps, row, ctx);
    },
  });
}

/** The supplier's price now. Throws `Gone` when it is not sold, `Unavailable` when there is no answer in time. */
export async function askQuote(supplier: FlightSupplier, ref: ProductRef): Promise<SupplierQuote> {
  const settled = await settle(supplier.manifest.callTimeoutMs, () => supplier.quote(ref));
  if ('failed' in settled) throw new Unavailable('SUPPLIER_UNAVAILABLE', settled.failed);
  if (!settled.answer) throw new Gone('FARE_GONE', 'This fare is not sold any more on these flights');
  return settled.answer;
}

function viewQuote(deps: BookingDeps, row: QuoteRow, { clock, brand }: Pick<Ctx, 'clock' | 'brand'>): Quote {
  const { snapshot, extras: chosen } = JSON.parse(row.snapshot) as StoredQuote;
  const supplier = supplierOf(deps, row.supplier);
  const { extras, price } = priceOf(snapshot, chosen);
  const moved = snapshot.base.total.amountMinor !== snapshot.shownBaseMinor;
  return {
    id: row.id,
    state: row.order_id ? 'consumed' : row.expires_at.getTime() <= clock.now().getTime() ? 'expired' : 'live',
    orderId: row.order_id,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    product: snapshot.product,
    travellers: [...snapshot.slots],
    price,
    priceChange: moved
      ? { from: { ...snapshot.base.total, amountMinor: snapshot.shownBaseMinor }, to: snapshot.base.total }
      : null,
    extras,
    rules: rulesOf(deps, supplier, snapshot),
    cancellation: cancellationOf(supplier, snapshot, price, row.created_at),
    refundPromise: refundPromiseOf(deps, brand),
    payment: { provider: deps.payments.id, kind: deps.payments.kind, methods: [...deps.payments.methods] },
    seller: deps.seller(brand),
  };
}
