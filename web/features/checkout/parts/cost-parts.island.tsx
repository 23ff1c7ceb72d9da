import { useLingui } from '@lingui/react/macro';
import { PriceBreakdown } from '#design/price-breakdown';
import type { Money } from '#contract/core';
import type { Price } from '#contract/search';
import { useFormat } from '../../../format.ts';
import { useLists } from '../../reader/use-lists.ts';
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
  // Of one thing there is one amount, which is said already.
  const told = (of: (item: PurchaseItem) => number) => {
    const costing = items.filter((item) => of(item) !== 0);
    const lines = costing.map((item) => ({ text: wordsOf(item.product).name(item.product), amount: money(of(item)) }));
    if (lines.length > 1) return { lines };
    return { note: items.length > 1 ? lines[0]?.text : undefined };
  };
  const there = (item: PurchaseItem): number => item.price.total.amountMinor - item.dueNow.amountMinor;
  const later = price.total.amountMinor - dueNow.amountMinor;
  const foreign = price.atProperty?.asked.filter(({ currency }) => currency !== price.total.currency) ?? [];
  const asked = lists.all(foreign.map(format.money));
  return (
    <PriceBreakdown
      title={t`Price`}
      parts={[
        { text: t`Pay when you book`, amount: format.money(dueNow), ...told((item) => item.dueNow.amountMinor) },
        ...(later > 0
          ? [
              {
                text: t`Pay at the property`,
                amount: money(later),
                ...told(there),
                ...(foreign.length > 0 && {
                  note: t`The property charges ${asked}; the amount in your currency may differ on the day.`,
                }),
              },
            ]
          : []),
      ]}
      total={{ text: t`Total`, amount: format.money(price.total) }}
      totalNote={price.incomplete && t`A local tax may be added at the property. We don’t know its amount.`}
    />
  );
}
