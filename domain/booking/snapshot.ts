import type { CancelStep, Extras, ExtrasOffered, Product, TravellerSlot } from '#contract/booking';
import type { Money } from '#contract/core';
import type { FlightQuery, Price, PriceLine } from '#contract/search';
import { isSeated, offerExtras, priceWithExtras, withoutExtras } from '#domain/pricing';
import type { BookingSettings } from './deps.ts';
import type { CancelTerms, FlightSupplier, OfferSnapshot, ProductRef, SupplierQuote } from './ports.ts';
import { daysAfter, slotsOf } from './slots.ts';

/** What is bought, frozen: stored with the quote and copied into the order item. */
export interface Snapshot {
  readonly product: Product;
  readonly offerKey: string;
  readonly fareKey: string;
  readonly query: FlightQuery;
  readonly slots: readonly TravellerSlot[];
  /** What the supplier asks without optional bags and seats. */
  readonly base: { readonly total: Money; readonly lines: readonly PriceLine[]; readonly rates: Price['rates'] };
  /** The search's price of the same, and its total as shown. */
  readonly shownBaseMinor: number;
  readonly shownMinor: number;
}

export function takeSnapshot(
  shown: OfferSnapshot,
  quote: SupplierQuote,
  supplier: FlightSupplier,
  settings: BookingSettings,
  search: string | undefined,
): Snapshot {
  const { offer, fare, query } = shown;
  const product: Product = {
    offerId: offer.id,
    fareId: fare.id,
    supplier: supplier.manifest.id,
    supplierName: supplier.manifest.name,
    dataClass: supplier.manifest.dataClass,
    slices: quote.slices,
    tickets: quote.tickets,
    totals: quote.totals,
    fare: quote.fare,
    passengers: query.passengers,
    cabin: query.cabin,
    search,
  };
  return {
    product,
    offerKey: shown.offerKey,
    fareKey: shown.fareKey,
    query,
    slots: slotsOf(
      query.passengers,
      { first: departureDay(product, 'first'), last: departureDay(product, 'last') },
      settings.adultAge,
    ),
    base: { total: quote.total, lines: quote.lines, rates: quote.rates },
    shownBaseMinor: withoutExtras(fare.price),
    shownMinor: fare.price.total.amountMinor,
  };
}

/** The same flights and fare at today's price. */
export function reprice(snapshot: Snapshot, quote: SupplierQuote): Snapshot {
  return {
    ...snapshot,
    product: {
      ...snapshot.product,
      fare: quote.fare,
      slices: quote.slices,
      totals: quote.totals,
      tickets: quote.tickets,
    },
    base: { total: quote.total, lines: quote.lines, rates: quote.rates },
  };
}

export function productRef({ offerKey, fareKey, query, product }: Snapshot): ProductRef {
  return { offerKey, fareKey, query, slices: product.slices };
}

/** Options with the choice marked, and the price they come to. Throws `InvalidInput` for an extra that is not sold. */
export function priceOf(snapshot: Snapshot, chosen: Extras): { readonly extras: ExtrasOffered; readonly price: Price } {
  const { product, slots, query } = snapshot;
  const scope = { fare: product.fare, slots, sliceCount: product.slices.length, searched: query.bags };
  const extras = offerExtras(scope, chosen);
  return { extras, price: priceWithExtras(snapshot.base, extras, slots) };
}

export function cancelTerms(snapshot: Snapshot, price: Price, bookedAt: Date): CancelTerms {
  const { conditions } = snapshot.product.fare;
  return {
    lines: price.lines,
    conditions,
    slices: snapshot.product.slices,
    bookedAt,
    seatedTravellers: snapshot.slots.filter(isSeated).length,
  };
}

export function cancellationOf(
  supplier: FlightSupplier,
  snapshot: Snapshot,
  price: Price,
  bookedAt: Date,
): CancelStep[] {
  return supplier.cancellationSteps(cancelTerms(snapshot, price, bookedAt));
}

/** Local calendar day of the first or last take-off. */
export function departureDay({ slices }: Product, which: 'first' | 'last'): string {
  const segments = slices.flatMap((slice) => slice.segments);
  return (which === 'first' ? segments.at(0) : segments.at(-1))?.departure.local.slice(0, 10) ?? '';
}

/** The local day of the last landing: documents must outlive it. */
export function documentValidUntil({ slices }: Product, documentDays: number): string {
  const last =
    slices
      .flatMap((slice) => slice.segments)
      .at(-1)
      ?.arrival.local.slice(0, 10) ?? '';
  return daysAfter(last, documentDays);
}
