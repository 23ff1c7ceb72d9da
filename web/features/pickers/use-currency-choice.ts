import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { currencies, type CurrencyPickerData, siteAddress } from '#contract/layout';
import { fetchApi } from '../../api.ts';
import { once, publish } from '../../events.ts';
import { useFacts, useFlag } from '../../facts.ts';
import { track } from '../measuring/track.ts';
import { leaveFor } from './carry.ts';
import { currencyChange } from './currency-change.ts';
import { dropWish, keepWish } from './currency-wish.ts';
import { repriced } from './reprice.ts';

interface ChoiceNeeds {
  readonly here: string;
  readonly onChange: ((currency: string) => void) | undefined;
  readonly onClose: () => void;
}

/** What choosing a currency does: at once, or after the question whether to remember it, [4-12a]. */
export function useCurrencyChoice(data: CurrencyPickerData, { here, onChange, onClose }: ChoiceNeeds) {
  const { t } = useLingui();
  const { base } = useFacts();
  const asks = useFlag('pickers.saveCurrency', false);
  const [asking, setAsking] = useState<string | null>(null);

  async function apply(selected: string, store: boolean): Promise<void> {
    try {
      await fetchApi(currencies.set, { currencyCode: selected, store });
      dropWish();
    } catch (error) {
      // The currency stays as it was, and the picker shows that.
      console.error('The currency was not changed', error);
      setAsking(null);
      return;
    }
    track(
      'currencyChange',
      currencyChange({ selected, before: data.current, deviceLocale: navigator.language, store }),
    );
    onClose();
    if (onChange) return onChange(selected);
    const rateOf = (code: string) => data.allCurrencies.find(({ currencyCode }) => currencyCode === code);
    const [from, to] = [rateOf(data.current), rateOf(selected)];
    const path = from && to ? repriced(here, from, to) : here;
    const said = [t`Prices are now in ${selected}.`, path !== here && t`Your price limit was converted as well.`];
    leaveFor(siteAddress(base, path) || '/', { opener: 'currency', said: said.filter(Boolean).join(' ') });
  }

  return {
    /** The currency that is asked about. */
    asking,
    pick: (code: string) => {
      if (code === data.current) return onClose();
      if (asks) setAsking(code);
      else void apply(code, true);
    },
    answer: (remember: boolean) => {
      if (!asking) return;
      const wanted = asking;
      // Who could sign in to keep it is asked to; it is kept as soon as that has happened.
      if (remember && publish('sign-up-wanted', { why: 'currency' })) {
        keepWish(wanted);
        onClose();
        void once('login-success').then(() => apply(wanted, true));
        return;
      }
      void apply(wanted, remember);
    },
  };
}
