import { baseFare } from './base.ts';
import { bagsBought, structureOf, totalMinor, type FareCase, type Pricer } from './pricer.ts';
import { CHANGE, REFUND, type ConditionMask, type FareKind } from './types.ts';
import type { FareFamily } from './model.ts';

/** The cheapest total per kind and mask of all itineraries that share a fare case; index kind * 4 + mask. */
export interface PriceCell {
  readonly fare: FareCase;
  /** NaN where no family meets the mask. */
  readonly totals: Float64Array;
  readonly families: Int8Array;
}

export const KINDS: readonly FareKind[] = ['oneWay', 'halfReturn'];
export const MASKS: readonly ConditionMask[] = [0, 1, 2, 3];

/** Prices every family of a case both ways. Undefined when no family can be sold with the bags asked for. */
export function priceCell(pricer: Pricer, fare: FareCase): PriceCell | undefined {
  const totals = new Float64Array(8).fill(NaN);
  const families = new Int8Array(8).fill(-1);
  const sold = structureOf(pricer, fare.carrier).families[pricer.ask.cabin];
  for (const [rank, family] of sold.entries()) {
    const bags = bagsBought(pricer, fare, family);
    if (!bags) continue;
    const allowed = allowedMask(family);
    for (const [at, kind] of KINDS.entries()) {
      const total = totalMinor(pricer, fare, baseFare(pricer, fare, family, rank, kind), bags);
      for (const mask of MASKS) {
        if ((allowed & mask) !== mask || total >= totals[at * 4 + mask]!) continue;
        totals[at * 4 + mask] = total;
        families[at * 4 + mask] = rank;
      }
    }
  }
  return families[0] === -1 ? undefined : { fare, totals, families };
}

export function allowedMask(family: FareFamily): number {
  return (family.refund.status === 'allowed' ? REFUND : 0) | (family.change.status === 'allowed' ? CHANGE : 0);
}
