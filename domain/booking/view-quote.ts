import type { Order, Quote } from '#contract/booking';
import type { Ctx } from '#domain/kernel';
import type { BookingDeps } from './deps.ts';
import { joinPrices } from './join-prices.ts';
import { dueNow } from './snapshot.ts';
import { joinChanges, slotsOf, viewItem } from './stored-quote.ts';
import type { QuoteRow } from './tables.ts';

export function viewQuote(deps: BookingDeps, row: QuoteRow, { clock, brand }: Pick<Ctx, 'clock' | 'brand'>): Quote {
  const stored = row.snapshot;
  const items = stored.items.map((item) => viewItem(deps, item, { bookedAt: row.created_at }));
  const price = joinPrices(items.map((item) => item.price));
  return {
    id: row.id,
    state: stateOf(row, clock.now()),
    orderId: row.order_id,
    replacedBy: row.replaced_by,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    items,
    travellers: slotsOf(stored.items),
    price,
    dueNow: dueNow(price),
    priceChange: joinChanges(items),
    refundPromise: refundPromiseOf(deps, brand),
    payment: paymentOptionsOf(deps),
    seller: deps.seller(brand),
  };
}

function stateOf(row: Pick<QuoteRow, 'order_id' | 'replaced_by' | 'expires_at'>, now: Date): Quote['state'] {
  if (row.order_id) return 'consumed';
  if (row.replaced_by) return 'replaced';
  return row.expires_at.getTime() <= now.getTime() ? 'expired' : 'live';
}

export function refundPromiseOf({ seller, settings }: BookingDeps, brand: string): Order['refundPromise'] {
  return { by: seller(brand).name, to: 'original_method', days: settings.refundDays };
}

export function paymentOptionsOf({ payments }: Pick<BookingDeps, 'payments'>): Order['payment'] {
  return { provider: payments.id, kind: payments.kind, methods: [...payments.methods] };
}
