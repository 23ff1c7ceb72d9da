import { minorDigits } from '#contract/core';
import type { CurrencyView } from '#contract/layout';

type Rate = Pick<CurrencyView, 'currencyCode' | 'microPerBase'>;

const PRICE = /([?&]fs=(?:[^&#]*?(?:;|%3B))?price(?::|%3A))(\d{1,12})-(\d{1,12})/i;

/** Whether the results at this address are limited by price. */
export function hasPriceLimit(address: string): boolean {
  return PRICE.test(address);
}

/** The same address with its price limit in another currency, rounded outwards so that nothing that was within falls out. */
export function repriced(address: string, from: Rate, to: Rate): string {
  return address.replace(PRICE, (_, before: string, low: string, high: string) => {
    const factor = perUnit(to) / perUnit(from);
    return `${before}${Math.floor(Number(low) * factor)}-${Math.ceil(Number(high) * factor)}`;
  });
}

/** Minor units for one unit of the base. */
function perUnit({ currencyCode, microPerBase }: Rate): number {
  return microPerBase * 10 ** minorDigits(currencyCode);
}
