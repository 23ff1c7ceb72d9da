import { useLingui } from '@lingui/react/macro';
import { useFacts } from '../../facts.ts';

/** Why a trip, and what may take its place, is not in the reader's currency; empty where it is. */
export function useCurrencyWords(): (currency: string) => string {
  const { t } = useLingui();
  const { currency: own } = useFacts();
  return (currency) => (currency === own ? '' : t`Prices stay in ${currency}, the currency of your trip.`);
}
