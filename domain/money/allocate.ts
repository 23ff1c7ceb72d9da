import type { Money } from '#contract/core';
import { money } from './money.ts';

/**
 * Splits an amount by weights (whole, not negative, not all 0; all 0 means evenly) so that the parts add up to it exactly and
 * each is less than one minor unit from its fair share: largest remainders first, then in order.
 */
export function allocate(amount: Money, weights: readonly number[]): Money[] {
  const shares = weights.some((weight) => weight > 0) ? weights : weights.map(() => 1);
  const total = shares.reduce((all, weight) => all + BigInt(weight), 0n);
  const size = BigInt(Math.abs(amount.amountMinor));
  const parts = shares.map((weight, at) => {
    const exact = size * BigInt(weight);
    return { at, whole: exact / total, rest: exact % total };
  });
  const left = Number(size - parts.reduce((all, part) => all + part.whole, 0n));
  const first = parts.toSorted((a, b) => (a.rest === b.rest ? a.at - b.at : a.rest > b.rest ? -1 : 1)).slice(0, left);
  const lucky = new Set(first.map((part) => part.at));
  const sign = amount.amountMinor < 0 ? -1 : 1;
  return parts.map(({ at, whole }) => money(sign * (Number(whole) + (lucky.has(at) ? 1 : 0)), amount.currency));
}
