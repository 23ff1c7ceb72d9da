import type { Database, Logger } from '#platform/core';
import { loadTakenOn, type StockLine } from './stock/index.ts';
import type { DeskSource } from './threads/source.ts';

/** Of the stock, without how many. */
export type StockPlace = Pick<StockLine, 'product' | 'day'>;

interface Prices<A extends object, P> extends Pick<DeskSource<never>, 'applyTaken'> {
  price(ask: A): Promise<P | undefined>;
}

/**
 * Prices by what is left now. The search may be told of a booking seconds later; a price that is promised may not,
 * or the same reader would be told another one at the next step although nothing was sold in between.
 */
export function priceNow<A extends object, P>(
  source: Prices<A, P>,
  { db, log }: { readonly db: Pick<Database, 'query'>; readonly log: Logger },
  placesOf: (ask: A) => readonly StockPlace[],
): Prices<A, P>['price'] {
  return async (ask) => {
    const places = placesOf(ask);
    if (places.length > 0) {
      // Not waited for: each thread is told before it is asked.
      source
        .applyTaken(await loadTakenOn(db.query, places))
        .catch((cause: unknown) => log.warn('a search thread was not told of the stock', { cause }));
    }
    return source.price(ask);
  };
}
