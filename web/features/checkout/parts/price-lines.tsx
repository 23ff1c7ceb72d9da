import { useLingui } from '@lingui/react/macro';
import { Disclosure } from '#design/disclosure';
import { SumLines } from '#design/sums';
import { useFormat } from '../../../format.ts';
import { partsOf } from '../../verticals/checkout-parts.ts';
import { useItemWords } from '../../verticals/checkout-words.ts';
import type { PurchaseItem } from '../purchase.ts';

/** Every line of the price, with who levies it; of several things below the price of each. */
export function PriceLinesContent({ items }: { readonly items: readonly PurchaseItem[] }) {
  const { t } = useLingui();
  return (
    <Disclosure summary={t`Price breakdown`}>
      {items.map((item, at) => (
        <ItemLines key={`${item.product.offerId} ${at}`} item={item} alone={items.length === 1} />
      ))}
    </Disclosure>
  );
}

function ItemLines({ item, alone }: { readonly item: PurchaseItem; readonly alone: boolean }) {
  const format = useFormat();
  const { name } = useItemWords()(item.product);
  const lines = partsOf(item.product).useLines()(item);
  const whole = { text: name(item.product), amount: format.money(item.price.total), parts: lines };
  return <SumLines lines={alone ? lines : [whole]} />;
}
