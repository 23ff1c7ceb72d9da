import type { BagTerms } from './bags.ts';

/** Pieces that must be bought for the pieces asked for, as far as they are sold. */
export function piecesToBuy({ included, sold }: BagTerms, asked: number): number {
  return Math.min(sold.prices.length, Math.max(0, asked - included.pieces));
}
