import type { StayTaxRule } from './input.ts';

/** amount * numerator / denominator, exact, to the nearest whole, halves away from zero; nothing is negative. */
export function share(amount: number, numerator: number, denominator: number): number {
  const product = amount * numerator;
  if (product < 2 ** 52) {
    // The quotient of two doubles may be one off; the remainder is exact and says so.
    const near = Math.floor(product / denominator);
    const rest = product - near * denominator;
    const whole = rest < 0 ? near - 1 : rest >= denominator ? near + 1 : near;
    return 2 * (product - whole * denominator) >= denominator ? whole + 1 : whole;
  }
  const divisor = BigInt(denominator);
  return Number((BigInt(amount) * BigInt(numerator) * 2n + divisor) / (2n * divisor));
}

/** The same, rounded as a rule wants it. */
export function roundedShare(
  amount: number,
  numerator: number,
  denominator: number,
  rounding: StayTaxRule['rounding'],
): number {
  if (rounding === 'half_up') return share(amount, numerator, denominator);
  const product = BigInt(amount) * BigInt(numerator);
  const divisor = BigInt(denominator);
  const whole = product / divisor;
  return Number(rounding === 'up' && whole * divisor < product ? whole + 1n : whole);
}
