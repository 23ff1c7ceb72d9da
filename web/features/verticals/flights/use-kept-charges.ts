import { useLingui } from '@lingui/react/macro';
import type { CancelStep } from '#contract/booking';
import type { Price } from '#contract/search';
import { useFormat } from '../../../format.ts';
import { useLists } from '../../results/use-lists.ts';
import { usePriceLineName } from './use-price-line-name.ts';

interface Sold {
  readonly price: Price;
  readonly cancellation: readonly CancelStep[];
}

/** Why less comes back than the price shows as taxes and airport charges: what of them is no tax, and how much. */
export function useKeptCharges() {
  const { t } = useLingui();
  const format = useFormat();
  const lists = useLists();
  const nameOf = usePriceLineName();
  return ({ price: { lines, total }, cancellation }: Sold): string | undefined => {
    const charges = lines.filter(({ kind }) => kind === 'fee');
    if (charges.length === 0 || !cancellation.some(({ basis }) => basis === 'taxes_only')) return undefined;
    const names = lists.all([...new Set(charges.map(nameOf))]);
    const amountMinor = charges.reduce((sum, charge) => sum + charge.amountMinor, 0);
    const amount = format.money({ amountMinor, currency: total.currency });
    return t`When only taxes are refunded, these charges are not: ${names}, ${amount}.`;
  };
}
