import { useLingui } from '@lingui/react/macro';

/** `3 nights, all taxes`: what a price is for, with all taxes or with what is known of them. */
export function useWithTaxes() {
  const { t } = useLingui();
  return (stay: string, incomplete: boolean): string =>
    incomplete ? t`${stay}, a local tax may be added` : t`${stay}, all taxes`;
}
