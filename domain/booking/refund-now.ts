import type { CancelStep, Order, OrderItem } from '#contract/booking';
import type { Money } from '#contract/core';
import { supplierOf, type BookingDeps } from './deps.ts';
import { cancellationOf, priceOf, unitsLeft, verticalOf } from './snapshot.ts';
import type { StoredItem } from './stored-quote.ts';

interface Stands {
  readonly bookedAt: Date;
  readonly cancelledUnits: readonly number[];
}

/** What each part alone would give back now, by its place; null for one that is gone or whose refund only its supplier knows. */
export function refundsOf(
  deps: BookingDeps,
  { snapshot, extras }: StoredItem,
  { bookedAt, cancelledUnits }: Stands,
  now: Date,
): (Money | null)[] {
  const left = unitsLeft(deps, snapshot, cancelledUnits);
  const supplier = supplierOf(deps, snapshot.product.supplier);
  const { price } = priceOf(deps, snapshot, extras);
  const units = verticalOf(deps, snapshot.product).units(snapshot.product);
  return Array.from({ length: units }, (_, unit) =>
    left.includes(unit)
      ? refundAt(cancellationOf(deps, supplier, snapshot, price, { bookedAt, units: [unit] }), now)
      : null,
  );
}

/** All that can be cancelled, together; nothing where the refund of a part is not known. */
export function refundOfAll(
  items: readonly Pick<OrderItem, 'cancellable' | 'cancellation'>[],
  now: Date,
): Pick<Order, 'refundNow'> {
  const refunds = items.filter(({ cancellable }) => cancellable).map((item) => refundAt(item.cancellation, now));
  const known = refunds.filter((refund) => refund !== null);
  const [first] = known;
  if (!first || known.length < refunds.length) return {};
  return { refundNow: { ...first, amountMinor: known.reduce((sum, { amountMinor }) => sum + amountMinor, 0) } };
}

function refundAt(steps: readonly CancelStep[], now: Date): Money | null {
  return steps.find(({ until }) => until === null || until > now.toISOString())?.refund ?? null;
}
