import type { Price } from '#contract/search';
import { Conflict } from '#domain/kernel';

/** A caller's fault: every quote and order has an item. */
class NothingToAdd extends Error {
  override readonly name = 'NothingToAdd';
  readonly code = 'NOTHING_TO_ADD';
}

/** The price of several things together: one total, every line of each. Throws `Conflict` when they are not in one currency. */
export function joinPrices(prices: readonly Price[]): Price {
  const [first, ...others] = prices;
  if (!first) throw new NothingToAdd();
  if (others.length === 0) return first;
  const { currency } = first.total;
  const other = others.find(({ total }) => total.currency !== currency);
  if (other) {
    const detail = { has: currency, asked: other.total.currency };
    throw new Conflict(
      'CURRENCY_DIFFERS',
      `Prices in ${currency} and ${other.total.currency} cannot be paid at once`,
      detail,
    );
  }
  const sum = (of: (price: Price) => number): number => prices.reduce((all, price) => all + of(price), 0);
  const there = sum(({ atProperty }) => atProperty?.amount.amountMinor ?? 0);
  const rates = prices.flatMap((price) => price.rates ?? []);
  const [rate] = rates;
  return {
    total: { amountMinor: sum(({ total }) => total.amountMinor), currency },
    // Of a flight and of a room there are no persons in common: the sum of both is what one of them pays.
    perPerson: { amountMinor: sum(({ perPerson }) => perPerson.amountMinor), currency },
    lines: prices.flatMap(({ lines }) => lines),
    ...(prices.some(({ incomplete }) => incomplete) && { incomplete: true as const }),
    rates: rate ? { ...rate, filedIn: [...new Set(rates.flatMap(({ filedIn }) => filedIn))] } : null,
    ...(there > 0 && {
      atProperty: {
        amount: { amountMinor: there, currency },
        asked: prices.flatMap(({ atProperty }) => atProperty?.asked ?? []),
      },
    }),
  };
}
