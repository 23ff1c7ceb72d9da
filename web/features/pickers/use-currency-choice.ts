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
  const asks = useFlag('pickers.saveCurrency', false);
  const [asking, setAsking] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  const owner = useOwner();
  const showIn = useShowIn(data, { here, onChange });

  async function save(selected: string, store: boolean): Promise<boolean> {
    setFailed(false);
    try {
      await fetchApi(currencies.set, { currencyCode: selected, store });
    } catch (error) {
      // The currency stays as it was, and the picker shows and says that.
      console.error('The currency was not changed', error);
      setAsking(null);
      setFailed(true);
      return false;
    }
    track(
      'currencyChange',
      currencyChange({ selected, before: data.current, deviceLocale: navigator.language, store }),
    );
    return true;
  }

  async function apply(selected: string, store: boolean): Promise<void> {
    if (!(await save(selected, store))) return;
    dropWish();
    onClose();
    showIn(selected);
  }

  /** Prices change either way; it is kept as soon as somebody has signed in, [4-12b]. */
  async function applyAndAsk(selected: string): Promise<void> {
    if (!(await save(selected, false))) return;
    const ends = Promise.race([once('login-success').then(() => true), once('sign-in-closed').then(() => false)]);
    if (!publish('sign-up-wanted', { why: 'currency' })) return apply(selected, true);
    keepWish(selected);
    onClose();
    if (await ends) await apply(selected, true);
    else showIn(selected);
  }

  return {
    /** The currency that is asked about. */
    asking,
    /** Who would remember it. */
    owner,
    failed,
    pick: (code: string) => {
      if (code === data.current) return onClose();
      if (asks) setAsking(code);
      else void apply(code, true);
    },
    answer: (remember: boolean) => {
      if (!asking) return;
      if (remember && owner === 'nobody') void applyAndAsk(asking);
      else void apply(asking, remember);
    },
  };
}

/** The account that acts; one that there could be; or this device alone, where nobody can sign in. */
function useOwner(): 'account' | 'nobody' | 'device' {
  const { account, signIn } = useFacts().chrome;
  if (account) return 'account';
  return signIn.allowed ? 'nobody' : 'device';
}

/** The page in another currency, with the price limit of its address converted. */
function useShowIn(data: CurrencyPickerData, { here, onChange }: Pick<ChoiceNeeds, 'here' | 'onChange'>) {
  const { t } = useLingui();
  const { base } = useFacts();
  return (selected: string): void => {
    if (onChange) return onChange(selected);
    const rateOf = (code: string) => data.allCurrencies.find(({ currencyCode }) => currencyCode === code);
    const [from, to] = [rateOf(data.current), rateOf(selected)];
    const path = from && to ? repriced(here, from, to) : here;
    const said = [t`Prices are now in ${selected}.`, path !== here && t`Your price limit was converted as well.`];
    leaveFor(siteAddress(base, path) || '/', { opener: 'currency', said: said.filter(Boolean).join(' ') });
  };
}
