import { useLingui } from '@lingui/react/macro';
import type { PriceLine } from '#contract/search';

type Named = Pick<PriceLine, 'code' | 'name' | 'jurisdiction' | 'estimate'> & { readonly kind: string };

/** What a line of a price is called: charges as they are filed, with their country; everything else in the reader's words. */
export function usePriceLineName() {
  const { t } = useLingui();
  return ({ kind, code, name, jurisdiction: place, estimate }: Named): string => {
    if (kind === 'base') return t`Base fare`;
    if (kind === 'bag') return code.endsWith('CABIN') ? t`Cabin bag` : t`Checked bag`;
    if (kind === 'seat') return t`Seat selection`;
    const levied = place ? t`${name}, ${place}` : name;
    return estimate ? t`${levied} (estimate)` : levied;
  };
}
