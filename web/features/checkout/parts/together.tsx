import { useLingui } from '@lingui/react/macro';
import { Price } from '#design/price';
import type { Money } from '#contract/core';
import { useFormat } from '../../../format.ts';
import { Section } from '../../forms/section.tsx';
import { useItemWords } from '../../verticals/checkout-words.ts';
import styles from '../checkout.module.css';
import type { PurchaseItem } from '../purchase.ts';
import { RestCharged } from '../rest.tsx';
import { RemoveAsk } from './remove-ask.tsx';

interface TogetherProps {
  readonly quoteId: string;
  readonly items: readonly PurchaseItem[];
  /** Of all of them. */
  readonly total: Money;
  readonly formtoken: string;
}

/** Several things in one booking: what each costs, and a way to have it without. */
export function TogetherContent({ items, ...rest }: TogetherProps) {
  const { t } = useLingui();
  const format = useFormat();
  const wordsOf = useItemWords();
  return (
    <div className={styles.after}>
      <Section title={t`Booked together`} id="together.title">
        <ul className={styles.together}>
          {items.map((item, at) => (
            <li key={`${item.product.offerId} ${at}`}>
              <b>{wordsOf(item.product).name(item.product)}</b>
              <Price size="small">{format.money(item.price.total)}</Price>
              <RemoveAsk item={item} at={at} {...rest} />
            </li>
          ))}
        </ul>
        <RestCharged items={items} />
      </Section>
    </div>
  );
}
