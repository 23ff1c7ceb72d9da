import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { OrderSummary, type OrderSummaryProps } from '#design/order-summary';
import { useFormat } from '../../format.ts';
import { wallClock } from '../reader/wall-clock.ts';
import { useLists } from '../results/use-lists.ts';
import type { MapPoint } from '../verticals/checkout-parts.ts';
import { useItemWords } from '../verticals/checkout-words.ts';
import { mapped } from './load-map.ts';
import { Thing } from './parts/parts.tsx';
import type { Purchase, PurchaseItem } from './purchase.ts';
import { useHoldWords } from './use-hold-words.ts';

/** A part that sleeps must not be drawn again when only the price moves. */
const Still = memo(Thing);
const NO_MAP: readonly MapPoint[] = [];

/** `London to Singapore and Le Relais Sauvalon`. */
export function useNames() {
  const wordsOf = useItemWords();
  const lists = useLists();
  return (items: Purchase['items']): string => lists.all(items.map(({ product }) => wordsOf(product).name(product)));
}

/** Until when cancelling is free. */
function useFree() {
  const { t } = useLingui();
  const format = useFormat();
  const lists = useLists();
  return ({ cancellation: [first] }: PurchaseItem): string | null => {
    if (first?.basis !== 'full' || !first.until) return null;
    const hours = first.hoursFromBooking;
    if (hours !== undefined)
      return t`${plural(hours, { one: 'Free cancellation for # hour', other: 'Free cancellation for # hours' })}`;
    const free = wallClock(first.until, first.zone);
    const moment = lists.facts([format.day(free), format.time(free)]);
    return t`Free cancellation until ${moment}`;
  };
}

/** What is charged when, where not all of it is charged with the booking. */
function useDue() {
  const { t } = useLingui();
  const format = useFormat();
  return ({ price: { total }, dueNow }: Purchase): NonNullable<OrderSummaryProps['notes']> => {
    const there = { ...total, amountMinor: total.amountMinor - dueNow.amountMinor };
    if (there.amountMinor <= 0) return [];
    const [now, later] = [format.money(dueNow), format.money(there)];
    return [
      { icon: 'credit-card', text: t`Charged now: ${now}` },
      { icon: 'bed-double', text: t`Due at the property: ${later}` },
    ];
  };
}

/** The order in a few lines, and the same as a bar for narrow screens. */
export function useSummary(purchase: Purchase, map: readonly MapPoint[]) {
  const { t } = useLingui();
  const format = useFormat();
  const wordsOf = useItemWords();
  const hold = useHoldWords(purchase);
  const free = useFree();
  const due = useDue();
  const { items, price } = purchase;
  const title = useNames()(items);
  const [only] = items;
  const single = items.length === 1 ? only : undefined;
  const back = single && free(single);
  const total = format.money(price.total);
  const lines = single
    ? wordsOf(single.product).lines(single.price)
    : items.map((item) => ({ text: wordsOf(item.product).name(item.product), amount: format.money(item.price.total) }));
  const drawn = mapped(items);
  return {
    title,
    who: single && wordsOf(single.product).who(single.product),
    total,
    full: (
      <OrderSummary
        label={title}
        lines={lines}
        total={{ text: t`Total`, amount: total }}
        notes={[
          ...due(purchase),
          ...(hold ? [{ icon: 'clock' as const, text: hold }] : []),
          ...(back ? [{ icon: 'check' as const, text: back }] : []),
        ]}
      >
        {items.map(({ product }, at) => (
          <Still key={product.offerId} product={product} map={at === drawn ? map : NO_MAP} />
        ))}
      </OrderSummary>
    ),
  };
}
