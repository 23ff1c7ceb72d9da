import type { CurrencyView } from '#contract/layout';
import type { RateTable } from '#engine/rates';

/** Dearest to most travellers, in this order, after the reader's own. */
const TOP = ['EUR', 'USD', 'GBP', 'CHF', 'JPY', 'AED', 'AUD', 'CAD'];
const TOP_COUNT = 6;

/** Every currency of the table in the reader's words, by code, [3-17a]. Symbols are Intl's; amounts never are. */
export function currencyViews(table: RateTable, locale: string): CurrencyView[] {
  const names = new Intl.DisplayNames(locale, { type: 'currency' });
  return [...table.currencies]
    .map(([currencyCode, { microPerBase }]) => {
      const htmlSymbolAlone = symbolOf(currencyCode, locale);
      return {
        currencyCode,
        displayName: names.of(currencyCode) ?? currencyCode,
        htmlSymbolAlone,
        showCurrency: htmlSymbolAlone !== currencyCode,
        microPerBase,
      };
    })
    .toSorted((a, b) => (a.currencyCode < b.currencyCode ? -1 : 1));
}

/** The reader's own first: what they see now, then their country's, then the usual ones. */
export function topCurrencies(table: RateTable, own: readonly string[]): string[] {
  return [...new Set([...own, ...TOP])].filter((code) => table.currencies.has(code)).slice(0, TOP_COUNT);
}

/** The symbol that tells it from others; where a country has none of its own, the one of its language. */
function symbolOf(currency: string, locale: string): string {
  const told = symbol(currency, locale, 'symbol');
  if (told !== currency) return told;
  const short = symbol(currency, locale, 'narrowSymbol');
  return short === currency ? symbol(currency, locale.split('-')[0] ?? locale, 'narrowSymbol') : short;
}

function symbol(currency: string, locale: string, currencyDisplay: 'symbol' | 'narrowSymbol'): string {
  const parts = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay }).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}
