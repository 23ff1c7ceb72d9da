export { decimalText, minorDigits } from '#contract/core';
export type { Money } from '#contract/core';
export { allocate } from './allocate.ts';
export { convert } from './convert.ts';
export { AmountTooLarge, CurrencyMismatch, UnknownRate } from './errors.ts';
export { add, compare, money, multiply, negate, subtract, sum, zero } from './money.ts';
