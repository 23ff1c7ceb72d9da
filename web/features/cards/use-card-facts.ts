import { useLingui } from '@lingui/react/macro';
import { brandName, type KeptMethod } from '#contract/payments';

/** How a kept card is said: by its scheme and last four, and until when it is good, as it is printed on it. */
export function useCardFacts() {
  const { t } = useLingui();
  return {
    card: ({ brand, last4 }: KeptMethod): string => {
      const scheme = brandName(brand) ?? t`Card`;
      return t`${scheme} ending in ${last4}`;
    },
    until: ({ expires, state }: KeptMethod): string => {
      // Isolated: month and year stay in the order of the card where the line runs the other way.
      const end = `\u2066${expires.slice(5)}/${expires.slice(2, 4)}\u2069`;
      if (state === 'withdrawn') return t`No longer accepted by its bank`;
      return state === 'expired' ? t`Expired ${end}` : t`Valid until ${end}`;
    },
  };
}
