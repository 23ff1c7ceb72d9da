import { allowedMask, offer, quotesOf } from './quotes.ts';
import { totalMinor, type FareCase, type Pricer } from './pricer.ts';

/** The cheapest total per kind and mask of all itineraries that share a path and a fare case; index kind * 4 + mask. */
export interface PriceCell {
  readonly fare: FareCase;
  /** NaN where no family meets the mask. */
  readonly totals: Float64Array;
  readonly families: Int8Array;
}

/** Adds the charges of the path to the quotes of the case. Undefined when no family can be sold with the bags asked for. */
export function priceCell(pricer: Pricer, fare: FareCase): PriceCell | undefined {
  const quotes = quotesOf(pricer, fare);
  if (quotes.families.length === 0) return undefined;
  const { fixedMinor, shares } = fare.path;
  if (shares.length === 0)
    return { fare, totals: quotes.totals.map((total) => total + fixedMinor), families: quotes.ranks };
  const totals = new Float64Array(8).fill(NaN);
  const families = new Int8Array(8).fill(-1);
  for (const { family, rank, oneWay, halfReturn, bags } of quotes.families) {
    offer(totals, families, 0, allowedMask(family), totalMinor(pricer, fare, oneWay, bags), rank);
    offer(totals, families, 4, allowedMask(family), totalMinor(pricer, fare, halfReturn, bags), rank);
  }
  return { fare, totals, families };
}
