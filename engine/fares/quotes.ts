import { baseFare, levelUnits } from './base.ts';
import { CHANGE, MASKS, REFUND } from './masks.ts';
import {
  bagsBought,
  shapeKey,
  structureOf,
  type CaseQuotes,
  type FamilyQuote,
  type FareCase,
  type Pricer,
} from './pricer.ts';
import type { FareFamily } from './model.ts';

/** Every family that is sold in a fare case with the bags asked for, before charges; worked out once per market and shape. */
export function quotesOf(pricer: Pricer, fare: FareCase): CaseQuotes {
  const { quotes } = fare.path.market;
  const key = shapeKey(fare);
  let known = quotes.get(key);
  if (!known) quotes.set(key, (known = quote(pricer, fare)));
  return known;
}

function quote(pricer: Pricer, fare: FareCase): CaseQuotes {
  const totals = new Float64Array(8).fill(NaN);
  const ranks = new Int8Array(8).fill(-1);
  const families: FamilyQuote[] = [];
  const level = levelUnits(pricer, fare);
  const sold = structureOf(pricer, fare.carrier).families[pricer.ask.cabin];
  for (let rank = 0; rank < sold.length; rank += 1) {
    const family = sold[rank]!;
    const bags = bagsBought(pricer, fare, family);
    if (!bags) continue;
    const oneWay = baseFare(pricer, fare, family, 'oneWay', level);
    const halfReturn = baseFare(pricer, fare, family, 'halfReturn', level);
    families.push({ family, rank, oneWay, halfReturn, bags });
    const extra = bags.cabinMinor + bags.checkedMinor;
    offer(totals, ranks, 0, allowedMask(family), oneWay.totalMinor + extra, rank);
    offer(totals, ranks, 4, allowedMask(family), halfReturn.totalMinor + extra, rank);
  }
  return { families, totals, ranks };
}

/** Enters a family where it is the cheapest so far for a mask that it meets. */
export function offer(
  totals: Float64Array,
  ranks: Int8Array,
  from: number,
  allowed: number,
  total: number,
  rank: number,
): void {
  for (const mask of MASKS) {
    if ((allowed & mask) !== mask || total >= totals[from + mask]!) continue;
    totals[from + mask] = total;
    ranks[from + mask] = rank;
  }
}

export function allowedMask(family: FareFamily): number {
  return (family.refund.status === 'allowed' ? REFUND : 0) | (family.change.status === 'allowed' ? CHANGE : 0);
}
