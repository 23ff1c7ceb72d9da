import { useLingui } from '@lingui/react/macro';
import type { CardBrand } from '#contract/payments';

const NAMES: Readonly<Partial<Record<CardBrand, string>>> = {
  Amex: 'American Express',
  MC: 'Mastercard',
  MCDebit: 'Mastercard Debit',
  VisaDebit: 'Visa Debit',
  Diners: 'Diners Club',
  E: 'Electron',
  MAESTRO: 'Maestro',
  CB: 'Carte Bancaire',
};

/** `Visa ending 4242`; without numbers, the card you paid with. */
export function useCardWords() {
  const { t } = useLingui();
  return ({ brand, last4 }: { readonly brand: CardBrand | null; readonly last4: string | null }): string => {
    if (!last4) return t`your original payment method`;
    if (!brand || brand === 'UNKNOWN') return t`card ending ${last4}`;
    return t`${NAMES[brand] ?? brand} ending ${last4}`;
  };
}
