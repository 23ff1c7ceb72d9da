import { useLingui } from '@lingui/react/macro';
import type { CancelStep } from '#contract/booking';
import type { Money } from '#contract/core';
import type { Price, PriceLine } from '#contract/search';
import { useFormat } from '../../../format.ts';
import { useLists } from '../../reader/use-lists.ts';
import { usePriceLineName } from './use-price-line-name.ts';

interface Sold {
  readonly price: Price;
  readonly cancellation: readonly CancelStep[];
}

/** Why a refund of taxes is less than the taxes and airport charges of the price: which part of them is no tax. */
export function useKeptCharges() {
  const { t } = useLingui();
  const format = useFormat();
  const lists = useLists();
  const nameOf = usePriceLineName();
  return ({ price: { lines, total }, cancellation }: Sold): string | undefined => {
    const charges = lines.filter(({ kind }) => kind === 'fee');
    if (charges.length === 0 || !cancellation.some(({ basis }) => basis === 'taxes_only')) return undefined;
    const names = lists.all([...new Set(charges.map(nameOf))]);
    const sum = (of: readonly PriceLine[]): Money => ({
      amountMinor: of.reduce((minor, line) => minor + line.amountMinor, 0),
      currency: total.currency,
    });
    const taxed = lines.filter(({ kind }) => kind === 'tax');
    const [both, taxes, kept] = [[...taxed, ...charges], taxed, charges].map((of) => format.money(sum(of)));
    return t`Where only taxes are refunded: of the ${both} in taxes and airport charges, ${taxes} are taxes; ${kept} are charges and not refunded: ${names}.`;
  };
}
