import { useLingui } from '@lingui/react/macro';
import { useFormat } from '../../format.ts';
import { useItemWords } from '../verticals/checkout-words.ts';
import styles from './checkout.module.css';
import type { PurchaseItem } from './purchase.ts';

/** Of several things: what is charged where one of them cannot be booked. */
export function RestCharged({ items }: { readonly items: readonly PurchaseItem[] }) {
  const { t } = useLingui();
  const format = useFormat();
  const wordsOf = useItemWords();
  const [first, second] = items.map(({ product, dueNow }) => ({
    name: wordsOf(product).name(product),
    sum: format.money(dueNow),
  }));
  if (!first || !second) return null;
  return (
    <p className={styles.charged}>
      {items.length === 2 && items.every(({ dueNow }) => dueNow.amountMinor > 0)
        ? t`If one part can’t be booked, only the other is charged: ${first.name} (${first.sum}) or ${second.name} (${second.sum}).`
        : t`If one part can’t be booked, the others stay booked and only they are charged.`}
    </p>
  );
}
