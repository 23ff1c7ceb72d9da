import { useLingui } from '@lingui/react/macro';
import type { CurrencyPickerData } from '#contract/layout';
import type { CurrencyWords } from '#design/currency-picker';
import { hasPriceLimit } from './reprice.ts';
import { useRateWords } from './use-rate-words.ts';

export function useCurrencyWords({ rates }: CurrencyPickerData, here: string): { picker: CurrencyWords; note: string } {
  const { t } = useLingui();
  const rateWords = useRateWords();
  return {
    picker: {
      search: t`Find a currency`,
      placeholder: t`Code or name`,
      list: t`Currencies`,
      top: t`Most used here`,
      all: t`All currencies`,
      none: {
        title: t`No currency found`,
        text: (search) => t`No match for “${search}”. Try the code, such as EUR, or another name.`,
      },
    },
    note: [rateWords(rates), hasPriceLimit(here) && t`Your price limit is converted as well.`]
      .filter(Boolean)
      .join(' '),
  };
}
