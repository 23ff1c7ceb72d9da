import type { CurrencyChange } from '#contract/measuring';

interface Chosen {
  readonly selected: string;
  readonly before: string;
  readonly deviceLocale: string;
  readonly store: boolean;
}

/** What analytics hears of a choice of currency, [7.5-04]. */
export function currencyChange({ selected, before, deviceLocale, store }: Chosen): CurrencyChange {
  return { selected, prefilled: before, changed: selected !== before, deviceLocale, permanent: store };
}
