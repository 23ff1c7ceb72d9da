import type { CancelStep, Product } from '#contract/booking';
import type { Money } from '#contract/core';
import type { Price } from '#contract/search';
import type { BookingDeps } from './deps.ts';
import type { CancelTerms, Supplier, SupplierQuote, Wanted } from './ports.ts';
import type { Part } from './store.ts';
import type { BookingVertical, Priced, Shown, Sold } from './vertical.ts';

/** What is bought, frozen: stored with the quote and copied into the order item. */
export interface Snapshot
  extends Sold, Pick<Wanted, 'contracts' | 'member' | 'holdMinutes' | 'voidWindow' | 'placeOfSale'> {
  /** The search's price of the same, and its total as shown. */
  readonly shownBaseMinor: number;
  readonly shownMinor: number;
  /** Whether the list showed that total. */
  readonly shownListed: boolean;
  /** Its buyer holds as much as one may: it is sold as what is not held. */
  readonly overLimit?: true;
}

/** 500: something of this kind was stored and nobody here knows it. */
class NotSoldHere extends Error {
  override readonly name = 'NotSoldHere';
  readonly code = 'NOT_SOLD_HERE';
}

/** What is known of each kind of product that is sold here. */
export type Verticals = Pick<BookingDeps, 'verticals'>;

export function verticalOf({ verticals }: Verticals, { vertical }: Pick<Product, 'vertical'>): BookingVertical {
  const found = verticals.find((each) => each.vertical === vertical);
  if (!found) throw new NotSoldHere(vertical);
  return found;
}

export function takeSnapshot(
  deps: Pick<BookingDeps, 'settings' | 'verticals'>,
  { ref, product: shown, totalMinor, baseMinor, listed }: Shown,
  { manifest }: Supplier,
  quote: SupplierQuote,
  search: string | undefined,
): Snapshot {
  const { name: supplierName } = manifest;
  const product = { ...shown, supplierName, ...quote.product, search } as Product;
  return {
    product,
    ref,
    slots: verticalOf(deps, product).slots(product, deps.settings.adultAge),
    base: quote.price,
    holdMinutes: quote.holdMinutes,
    voidWindow: quote.voidWindow,
    shownBaseMinor: baseMinor,
    shownMinor: totalMinor,
    shownListed: listed,
  };
}

/** What an item stores of it, with its extras. */
export function soldColumns(deps: BookingDeps, snapshot: Snapshot, extras: unknown) {
  const { price } = priceOf(deps, snapshot, extras);
  const vertical = verticalOf(deps, snapshot.product);
  const { begins, ends, over } = vertical.ends(snapshot.product);
  return {
    snapshot: JSON.stringify(snapshot),
    total_minor: price.total.amountMinor,
    due_minor: dueNow(price).amountMinor,
    begins_at: new Date(begins.instant),
    ends_at: new Date(over.instant),
    begins_at_place: begins.code ?? begins.name,
    begins_in_country: begins.countryCode,
    ends_at_place: ends.code ?? ends.name,
    ends_in_country: ends.countryCode,
    people: vertical.people(snapshot.product),
  };
}

/** The same at today's price; what was told of giving it back stands. */
export function reprice(snapshot: Snapshot, quote: SupplierQuote): Snapshot {
  const product = { ...snapshot.product, ...quote.product } as Product;
  return { ...snapshot, product, base: quote.price, holdMinutes: quote.holdMinutes };
}

export function wantedOf({ ref, product, contracts, member, holdMinutes, voidWindow, placeOfSale }: Snapshot): Wanted {
  return {
    ref,
    product,
    ...(contracts && { contracts }),
    ...(member && { member }),
    ...(holdMinutes !== undefined && { holdMinutes }),
    ...(voidWindow !== undefined && { voidWindow }),
    ...(placeOfSale && { placeOfSale }),
  };
}

/** Whether its supplier holds it before it is paid. What was stored before suppliers said so was held. */
export function isHoldable({ holdMinutes, overLimit }: Pick<Snapshot, 'holdMinutes' | 'overLimit'>): boolean {
  return holdMinutes !== null && !overLimit;
}

/** Ready to be paid for: held, or nothing that is held. */
export function isPayable({ item, snapshot }: Pick<Part, 'item' | 'snapshot'>): boolean {
  return item.state === 'held' || (item.state === 'draft' && !isHoldable(snapshot));
}

/** The moment from which it cannot be bought. */
export function soldUntil(deps: Verticals, product: Product): Date {
  return verticalOf(deps, product).soldUntil(product);
}

/** What is chosen comes to, with its options. Throws `InvalidInput` below `field` for an extra that is not sold. */
export function priceOf(deps: Verticals, snapshot: Snapshot, chosen: unknown, field = 'extras'): Priced {
  return verticalOf(deps, snapshot.product).price(snapshot, chosen, field);
}

/** What is charged with the booking; the rest is asked for at the place. */
export function dueNow({ total, atProperty }: Pick<Price, 'atProperty' | 'total'>): Money {
  return { ...total, amountMinor: total.amountMinor - (atProperty?.amount.amountMinor ?? 0) };
}

/** Places of the parts that are still booked. */
export function unitsLeft(deps: Verticals, { product }: Snapshot, cancelled: readonly number[]): number[] {
  const units = verticalOf(deps, product).units(product);
  return Array.from({ length: units }, (_, unit) => unit).filter((unit) => !cancelled.includes(unit));
}

export function cancelTerms(
  deps: Verticals,
  { product, slots, voidWindow }: Snapshot,
  price: Price,
  { bookedAt, units }: Pick<CancelTerms, 'bookedAt' | 'units'>,
): CancelTerms {
  const lines = verticalOf(deps, product).chargedLines(product, price, units);
  return { product, slots, bookedAt, voidWindow, units, lines };
}

export function cancellationOf(
  deps: Verticals,
  supplier: Supplier,
  snapshot: Snapshot,
  price: Price,
  which: Pick<CancelTerms, 'bookedAt' | 'units'>,
): CancelStep[] {
  return which.units.length === 0 ? [] : supplier.cancellationSteps(cancelTerms(deps, snapshot, price, which));
}
