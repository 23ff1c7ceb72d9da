import { useLingui } from '@lingui/react/macro';
import { useFormat } from '../../format.ts';
import { useHeldWords } from '../cart/use-held-words.ts';
import type { Purchase } from './purchase.ts';

/** `€575.23 now` over `€32.00 at the property`; where all of it is charged now, the total over until when it is held. */
export function useDue() {
  const { t } = useLingui();
  const format = useFormat();
  const held = useHeldWords();
  return ({ price: { total }, dueNow, priceUntil }: Pick<Purchase, 'price' | 'dueNow' | 'priceUntil'>) => {
    const later = { ...total, amountMinor: total.amountMinor - dueNow.amountMinor };
    if (later.amountMinor === 0) return { sum: format.money(total), note: held(priceUntil) };
    const [now, there] = [format.money(dueNow), format.money(later)];
    return { sum: t`${now} now`, note: t`${there} at the property` };
  };
}
