import type { Database, Logger } from '#platform/core';
import type { HouseFlightSource } from './search/source.ts';
import { loadTakenOn } from './stock/index.ts';

type Priced = Pick<HouseFlightSource, 'price' | 'departures' | 'applyTaken'>;

/**
 * Prices by the seats that are left now. The search may be told of a booking seconds later; a price that is promised may not,
 * or the same reader would be told another one at the next step although nothing was sold in between.
 */
export function priceNow(source: Priced, db: Pick<Database, 'query'>, log: Logger): HouseFlightSource['price'] {
  return async (ref) => {
    const departures = source.departures(ref.offerKey);
    if (departures.length > 0) {
      // Not waited for: each thread is told before it is asked.
      source
        .applyTaken(await loadTakenOn(db.query, departures))
        .catch((cause: unknown) => log.warn('a search thread was not told of seats', { cause }));
    }
    return source.price(ref);
  };
}
