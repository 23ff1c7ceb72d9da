import type { Money } from '#contract/core';
import { AmountTooLarge, CurrencyMismatch } from './errors.ts';

/** A whole number of minor units. Throws AmountTooLarge for fractions and for numbers past 2^53. */
export function money(amountMinor: number, currency: string): Money {
  if (!Number.isSafeInteger(amountMinor)) throw new AmountTooLarge();
  return { amountMinor: amountMinor === 0 ? 0 : amountMinor, currency };
}

export function zero(currency: string): Money {
  return { amountMinor: 0, currency };
}

export function add(left: Money, right: Money): Money {
  requireSame(left, right);
  return money(left.amountMinor + right.amountMinor, left.currency);
}

export function subtract(left: Money, right: Money): Money {
  requireSame(left, right);
  return money(left.amountMinor - right.amountMinor, left.currency);
}

export function negate(amount: Money): Money {
  return money(-amount.amountMinor, amount.currency);
}

/** `times` must be whole. */
export function multiply(amount: Money, times: number): Money {
  return money(amount.amountMinor * times, amount.currency);
}

/** The sum of a list that may be empty, which is why the currency is named. */
export function sum(amounts: readonly Money[], currency: string): Money {
  return amounts.reduce(add, zero(currency));
}

/** Negative, 0 or positive, as sorting wants it. */
export function compare(left: Money, right: Money): number {
  requireSame(left, right);
  return left.amountMinor - right.amountMinor;
}

function requireSame(left: Money, right: Money): void {
  if (left.currency !== right.currency) throw new CurrencyMismatch(left.currency, right.currency);
}
