import { foundKey, type Quote, type QuoteItem } from '#contract/booking';
import { type Api, isApiError, type Money } from '#contract/core';
import { detailOf, formatOfferAddress, parseFlightAddress, search, withoutExtras } from '#contract/search';
import type { FlightAddress, FlightDetail } from '#contract/search';
import { withSearch } from '../../results/search-ids.ts';
import { queryOf } from './asked.ts';
import { heldFare } from './find-held-fare.ts';

/** Another fare of the same flights that has all bags and seats of what is bought, for less. */
export interface CheaperFare {
  readonly vertical: 'flights';
  /** The fare that is bought. */
  readonly than: string;
  readonly familyName: string;
  readonly total: Money;
  readonly less: Money;
  /** Where the fares are chosen. */
  readonly href: string;
}

const PATIENCE_MS = 1_500;

/** Nothing where no bag or seat was paid for, or the flights are not sold any more. */
export async function cheaperFare(api: Api, item: QuoteItem): Promise<CheaperFare | undefined> {
  const { product, price } = item;
  if (product.vertical !== 'flights' || withoutExtras(price) === price.total.amountMinor) return undefined;
  const [path = '', asked = ''] = (product.search ?? '').split('?');
  const address = parseFlightAddress(path, asked);
  const detail = address && (await findDetail(api, address, item));
  if (!address || !detail) return undefined;
  const href = formatOfferAddress(address, foundKey(product.offerId));
  const others = othersWith(item, detail).flatMap(({ familyName, total }) => {
    const less = price.total.amountMinor - total.amountMinor;
    if (total.currency !== price.total.currency || less <= 0) return [];
    return [
      {
        vertical: 'flights' as const,
        than: product.fare.familyName,
        familyName,
        total,
        less: { ...total, amountMinor: less },
        href,
      },
    ];
  });
  return others.toSorted((one, other) => one.total.amountMinor - other.total.amountMinor)[0];
}

/** The other fares, with the bags and seats of this one, that have all of them. */
function othersWith(item: QuoteItem, detail: FlightDetail) {
  const cart: Pick<Quote, 'id' | 'items' | 'price'> = { id: '', items: [item], price: item.price };
  const held = heldFare(cart, detail, '');
  if (!held) return [];
  return detail.fares
    .filter(({ id }) => id !== held.fareId && !held.losses[id])
    .map(({ id, familyName, price }) => ({ familyName, total: (held.prices[id] ?? price).total }));
}

async function findDetail(
  api: Api,
  address: FlightAddress,
  { product, price }: QuoteItem,
): Promise<FlightDetail | undefined> {
  const query = queryOf(address, price.total.currency);
  try {
    return await withSearch(api, { call: search.create, query }, async (id) => {
      await api(search.get, { id, limit: 1, waitMs: PATIENCE_MS });
      return detailOf('flights', await api(search.offer, { id, offerId: `${id}.${foundKey(product.offerId)}` }));
    });
  } catch (error) {
    if (!isApiError(error)) throw error;
    return undefined;
  }
}
