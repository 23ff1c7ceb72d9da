import type { CancelStep, Hold, Order, PriceChange, Product, Quote, RefundPromise } from '#contract/booking';
import {
  formatFlightAddress,
  formatOfferAddress,
  DEFAULT_BAGS,
  PAGE_SIZE,
  parseFilters,
  parseFlightAddress,
} from '#contract/search';
import type { FlightAddress, Price } from '#contract/search';

/** What is being bought, the same on every page of checkout, before and after there is an order. */
export interface Purchase {
  readonly product: Product;
  readonly price: Price;
  readonly priceChange: PriceChange | null;
  readonly hold: Hold | null;
  readonly cancellation: readonly CancelStep[];
  readonly refundPromise: RefundPromise;
}

export function purchaseOfQuote({ product, price, priceChange, cancellation, refundPromise }: Quote): Purchase {
  return { product, price, priceChange, hold: null, cancellation, refundPromise };
}

export function purchaseOfOrder({ items, price, priceChange, refundPromise }: Order): Purchase {
  const [item] = items;
  if (!item) throw new TypeError('An order without an item');
  return {
    product: item.product,
    price,
    priceChange,
    hold: item.hold,
    cancellation: item.cancellation,
    refundPromise,
  };
}

/** The search in which the flights were chosen; where it is not known, one from airport to airport on these days. */
function addressOf({ search, slices, passengers, cabin }: Product): FlightAddress {
  const [path = '', query = ''] = search?.split('?') ?? [];
  const chosenIn = parseFlightAddress(path, query);
  if (chosenIn) return chosenIn;
  const [out, back] = slices;
  const first = out?.segments.at(0)?.departure;
  return {
    from: [first?.airport ?? ''],
    to: [out?.segments.at(-1)?.arrival.airport ?? ''],
    depart: first?.local.slice(0, 10) ?? '',
    return: back?.segments.at(0)?.departure.local.slice(0, 10) ?? null,
    passengers,
    cabin,
    bags: DEFAULT_BAGS,
    sort: 'best',
    filters: parseFilters(''),
    flexDays: 0,
    show: PAGE_SIZE,
  };
}

export function searchPath(product: Product): string {
  return formatFlightAddress(addressOf(product));
}

/** The fares of the same flights. */
export function faresPath(product: Product): string {
  const key = product.offerId.slice(product.offerId.indexOf('.') + 1);
  return formatOfferAddress(addressOf(product), key);
}
