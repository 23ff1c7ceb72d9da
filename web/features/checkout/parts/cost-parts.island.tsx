import { useLingui } from '@lingui/react/macro';
import { PriceBreakdown } from '#design/price-breakdown';
import type { SumLine } from '#design/sums';
import type { Money } from '#contract/core';
import type { Price } from '#contract/search';
import { useFormat } from '../../../format.ts';
import { useLists } from '../../results/use-lists.ts';
import { useItemWords } from '../../verticals/checkout-words.ts';
import type { PurchaseItem } from '../purchase.ts';

interface CostPartsProps {
  readonly items: readonly PurchaseItem[];
  readonly price: Price;
  readonly dueNow: Money;
}

export function CostPartsContent({ items, price, dueNow }: CostPartsProps) {
  const { t } = useLingui();
  const format = useFormat();
  const lists = useLists();
  const wordsOf = useItemWords();
  const money = (amountMinor: number): string => format.money({ ...price.total, amountMinor });
  const lines = (of: (item: PurchaseItem) => number): SumLine[] =>
    items.flatMap((item) => {
      const amount = of(item);
      return amount === 0 ? [] : [{ text: wordsOf(item.product).name(item.product), amount: money(amount) }];
    });
  const there = (item: PurchaseItem): number => item.price.total.amountMinor - item.dueNow.amountMinor;
  const later = price.total.amountMinor - dueNow.amountMinor;
  const foreign = price.atProperty?.asked.filter(({ currency }) => currency !== price.total.currency) ?? [];
  const asked = lists.all(foreign.map(format.money));
  return (
    <PriceBreakdown
      title={t`Price`}
      parts={[
        { text: t`Charged now`, amount: format.money(dueNow), lines: lines((item) => item.dueNow.amountMinor) },
        ...(later > 0
          ? [
              {
                text: t`Pay at the property`,
                amount: money(later),
                lines: lines(there),
                note:
                  foreign.length > 0
                    ? t`The property charges ${asked}; the amount in your currency may differ on the day.`
                    : undefined,
              },
            ]
          : []),
      ]}
      total={{ text: t`Total`, amount: format.money(price.total) }}
    />
  );
}
