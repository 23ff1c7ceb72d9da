import { useLingui } from '@lingui/react/macro';
import { brandName, type CardBrand } from '#contract/payments';

/** `Visa ending 4242`; without numbers, the card you paid with. */
export function useCardWords() {
  const { t } = useLingui();
  return ({ brand, last4 }: { readonly brand: CardBrand | null; readonly last4: string | null }): string => {
    if (!last4) return t`your original payment method`;
    if (!brand || brand === 'UNKNOWN') return t`card ending ${last4}`;
    return t`${brandName(brand) ?? brand} ending ${last4}`;
  };
}
