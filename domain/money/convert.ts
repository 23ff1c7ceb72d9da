import type { Money } from '#contract/core';
import { convertMinor, type RateTable } from '#engine/rates';
import { UnknownRate } from './errors.ts';
import { money } from './money.ts';

/** By the table's rates, exact, half away from zero. Throws UnknownRate for a currency that the table lacks. */
export function convert(amount: Money, currency: string, table: RateTable): Money {
  for (const code of [amount.currency, currency]) {
    if (!table.currencies.has(code)) throw new UnknownRate(code, table.id);
  }
  return money(convertMinor(amount.amountMinor, amount.currency, currency, table), currency);
}
