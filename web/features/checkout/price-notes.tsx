import { useLingui } from '@lingui/react/macro';
import { Note } from '#design/note';
import { useFormat } from '../../format.ts';
import { useItemWords } from '../verticals/checkout-words.ts';
import { useLists } from '../results/use-lists.ts';
import type { Purchase, PurchaseItem } from './purchase.ts';

/** Told once more on every page: what costs something else than the search showed. */
export function PriceNotes({ purchase: { items } }: { readonly purchase: Purchase }) {
  return items.map((item) => <PriceNote key={item.product.offerId} item={item} />);
}

function PriceNote({ item: { product, priceChange } }: { readonly item: PurchaseItem }) {
  const { t } = useLingui();
  const format = useFormat();
  const wordsOf = useItemWords();
  if (!priceChange) return null;
  const { from, to } = priceChange;
  const [name, before, now] = [wordsOf(product).name(product), format.money(from), format.money(to)];
  return to.amountMinor > from.amountMinor ? (
    <Note tone="warn" title={t`The price of ${name} went up from ${before} to ${now}`}>
      {t`The total here is the new one. Nothing is charged before you press Book.`}
    </Note>
  ) : (
    <Note tone="good" title={t`${name} now costs ${now}, less than the ${before} you first saw`}>
      {t`The total here is the lower one.`}
    </Note>
  );
}

/** What is not real, by its name among real things; said before anybody types a name or pays. */
export function SampleNote({ purchase: { items } }: { readonly purchase: Purchase }) {
  const { t } = useLingui();
  const lists = useLists();
  const wordsOf = useItemWords();
  const samples = items.filter(({ product }) => product.dataClass === 'demo');
  if (samples.length === 0) return null;
  if (samples.length < items.length) {
    const names = samples.map(({ product }) => wordsOf(product).name(product));
    return <Note title={lists.facts([t`Sample booking`, ...names])} />;
  }
  return <Note title={t`Sample booking`}>{t`This is sample inventory: nothing is booked and no money is taken.`}</Note>;
}
