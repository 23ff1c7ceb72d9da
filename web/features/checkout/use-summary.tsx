import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { OrderSummary } from '#design/order-summary';
import { SummaryFacts, SummaryFoot } from '#design/summary-foot';
import type { SumLine } from '#design/sums';
import { useFormat } from '../../format.ts';
import { type SumWords, useSumFacts } from '../cart/use-sum-facts.ts';
import { useLists } from '../reader/use-lists.ts';
import type { MapPoint } from '../verticals/checkout-parts.ts';
import { useItemWords } from '../verticals/checkout-words.ts';
import { mapped } from './load-map.ts';
import { PartTerms, PriceLines, Samples, Thing } from './parts/parts.tsx';
import type { Purchase, PurchaseItem } from './purchase.ts';

/** The same at every render: a part that sleeps must not be drawn again when only the price moves. */
const NO_MAP: readonly MapPoint[] = [];

type Items = Purchase['items'];

/** `London to Singapore and Le Relais Sauvalon`. */
export function useNames() {
  const wordsOf = useItemWords();
  const lists = useLists();
  return (items: Items): string => lists.all(items.map(({ product }) => wordsOf(product).name(product)));
}

/** The same items as long as nothing but their price and extras moved: what they say of cancelling does not move with these. */
function useStillItems(items: Items): Items {
  const [still, setStill] = useState(items);
  const same =
    items.length === still.length && items.every((item, at) => item.cancellation === still[at]?.cancellation);
  if (!same) setStill(items);
  return same ? still : items;
}

/** The parts of the price and every extra on its own, of several things below the name and price of each; together the total. */
function useLines() {
  const { t } = useLingui();
  const format = useFormat();
  const wordsOf = useItemWords();
  const ofItem = (item: PurchaseItem, alone: boolean): SumLine[] => {
    const { product, price } = item;
    const words = wordsOf(product);
    const extras = words.extras(item);
    const money = (amountMinor: number): string => format.money({ ...price.total, amountMinor });
    const parts = [
      ...words.lines(price),
      ...extras.map(({ text, amountMinor }) => ({
        text,
        amount: amountMinor === 0 ? t`included` : money(amountMinor),
      })),
    ];
    return alone ? parts : [{ text: words.name(product), amount: format.money(price.total), parts }];
  };
  return (items: Items): SumLine[] => items.flatMap((item) => ofItem(item, items.length === 1));
}

interface Sum extends Pick<SumWords, 'due'> {
  readonly total: SumLine;
  readonly facts: ReactNode;
  /** The same without what the line beside the way on says. */
  readonly beside: ReactNode;
  /** Until when the price is held, where that line does not say it. */
  readonly held: string | undefined;
}

/** The sum of the order and what is said below it. */
function useSum({ items, price, dueNow, priceUntil, over }: Purchase): Sum {
  const { t } = useLingui();
  const { facts: payable, ...words } = useSumFacts()({
    total: price.total,
    dueNow,
    heldUntil: priceUntil,
    items,
  });
  const facts = over ? [] : payable;
  const saidInLine = over || words.due[1] === words.held;
  const still = useStillItems(items);
  return {
    ...words,
    total: { text: t`Total`, amount: useFormat().money(price.total) },
    facts: (
      <>
        <PriceLines items={items} />
        <SummaryFacts facts={facts} />
        <PartTerms items={still} />
      </>
    ),
    beside: (
      <>
        <SummaryFacts facts={saidInLine ? facts.filter(({ icon }) => icon !== 'clock') : facts} />
        <PartTerms items={still} />
      </>
    ),
    held: saidInLine ? undefined : words.held,
  };
}

/** The sum alone, for the end of a form: the total with what belongs to it, and what is charged now in a line. */
export function useSumFoot(purchase: Purchase): { readonly foot: ReactNode; readonly due: SumWords['due'] } {
  const { total, beside, due } = useSum(purchase);
  return { foot: <SummaryFoot total={total}>{beside}</SummaryFoot>, due };
}

interface Summary {
  readonly title: string;
  /** What of it is not real. */
  readonly samples: ReactNode;
  readonly who: string | undefined;
  readonly total: string;
  /** Until when the price is held, where the line at the end of the form does not say it. */
  readonly held: string | undefined;
  /** All of it, with what is bought. */
  readonly full: ReactNode;
}

/** The order in a few lines: whole, and as a bar for narrow screens. */
export function useSummary(purchase: Purchase, map: readonly MapPoint[]): Summary {
  const wordsOf = useItemWords();
  const { total, facts, held } = useSum(purchase);
  const { items } = purchase;
  const still = useStillItems(items);
  const lines = useLines()(items);
  const title = useNames()(items);
  const single = items.length === 1 ? items[0] : undefined;
  const drawn = mapped(items);
  return {
    title,
    who: single && wordsOf(single.product).who(single.product),
    total: total.amount,
    held,
    samples: <Samples items={still} />,
    full: (
      <OrderSummary label={title} lines={lines} total={total} foot={facts}>
        {items.map(({ product }, at) => (
          <Thing key={`${product.offerId} ${at}`} product={product} map={at === drawn ? map : NO_MAP} />
        ))}
      </OrderSummary>
    ),
  };
}
