import type { QuoteItem, TravellerRules, TravellerSlot } from '#contract/booking';
import { supplierOf, type BookingDeps } from './deps.ts';
import { cancellationOf, dueNow, priceOf, unitsLeft, verticalOf, type Snapshot } from './snapshot.ts';

/** One item of a quote, as stored. */
export interface StoredItem {
  readonly snapshot: Snapshot;
  /** What is chosen to go with it, as its vertical stores that. */
  readonly extras: unknown;
}

export interface StoredQuote {
  readonly items: readonly StoredItem[];
}

export function rulesOf(deps: BookingDeps, { product }: Pick<Snapshot, 'product'>): TravellerRules {
  const { manifest } = supplierOf(deps, product.supplier);
  return verticalOf(deps, product).rules(product, manifest, deps.settings.adultAge);
}

/** Whose names are asked for all items, one after the other. */
export function slotsOf(items: readonly Pick<StoredItem, 'snapshot'>[]): TravellerSlot[] {
  return items.flatMap(({ snapshot }, item) => snapshot.slots.map((slot) => ({ item, ...slot })));
}

interface Stands {
  /** When it was or would be booked: the way out is counted from there. */
  readonly bookedAt: Date;
  readonly cancelledUnits?: readonly number[];
}

/** What quote and order tell of an item alike. */
export function viewItem(
  deps: BookingDeps,
  { snapshot, extras: chosen }: StoredItem,
  { bookedAt, cancelledUnits = [] }: Stands,
): QuoteItem {
  const { product, base, shownBaseMinor, holdMinutes, overLimit } = snapshot;
  const { extras, price } = priceOf(deps, snapshot, chosen);
  const moved = base.total.amountMinor !== shownBaseMinor;
  const units = unitsLeft(deps, snapshot, cancelledUnits);
  return {
    product,
    price,
    dueNow: dueNow(price),
    priceChange: moved ? { from: { ...base.total, amountMinor: shownBaseMinor }, to: base.total } : null,
    extras,
    ...(holdMinutes !== undefined && { holdMinutes }),
    ...(overLimit && { holdMinutes: null, holdLimited: true }),
    rules: rulesOf(deps, snapshot),
    cancellation: cancellationOf(deps, supplierOf(deps, product.supplier), snapshot, price, { bookedAt, units }),
  };
}

/** How much all items together differ from what the search showed of them. */
export function joinChanges(items: readonly Pick<QuoteItem, 'priceChange'>[]): QuoteItem['priceChange'] {
  const changes = items.flatMap(({ priceChange }) => priceChange ?? []);
  const [first] = changes;
  if (!first) return null;
  const sum = (end: 'from' | 'to') => changes.reduce((all, change) => all + change[end].amountMinor, 0);
  const { currency } = first.to;
  return { from: { amountMinor: sum('from'), currency }, to: { amountMinor: sum('to'), currency } };
}
