import { useLingui } from '@lingui/react/macro';
import { useNavigation } from 'react-router';
import { AskFirst } from '#design/ask-first';
import { Button } from '#design/button';
import { Price } from '#design/price';
import type { Money } from '#contract/core';
import { useFormat } from '../../../format.ts';
import { PostForm } from '../../../post-form.tsx';
import { Section } from '../../forms/section.tsx';
import { useItemWords } from '../../verticals/checkout-words.ts';
import styles from '../checkout.module.css';
import type { PurchaseItem } from '../purchase.ts';
import { QuoteField, RemoveFields } from '../remove.tsx';

interface TogetherProps {
  readonly quoteId: string | undefined;
  readonly items: readonly PurchaseItem[];
  /** Of all of them. */
  readonly total: Money;
  readonly formtoken: string;
}

/** Several things in one booking: what each costs, and a way to have it without, which says the new total first. */
export function TogetherContent({ quoteId, items, total, formtoken }: TogetherProps) {
  const { t } = useLingui();
  const format = useFormat();
  const wordsOf = useItemWords();
  const busy = useNavigation().state !== 'idle';
  return (
    <Section title={t`Booked together`} id="together.title">
      <ul className={styles.together}>
        {items.map((item, at) => {
          const name = wordsOf(item.product).name(item.product);
          const amountMinor = total.amountMinor - item.price.total.amountMinor;
          const left = format.money({ ...total, amountMinor });
          return (
            <li key={item.product.offerId}>
              <b>{name}</b>
              <Price size="small">{format.money(item.price.total)}</Price>
              <AskFirst text={t`Remove`} of={name} keep={t`Keep`} outcome={t`New total: ${left}`}>
                <PostForm formtoken={formtoken}>
                  <QuoteField id={quoteId} />
                  <RemoveFields item={item} at={at} />
                  <Button type="submit" variant="danger" size="compact" disabled={busy} aria-label={t`Remove ${name}`}>
                    {t`Remove`}
                  </Button>
                </PostForm>
              </AskFirst>
            </li>
          );
        })}
      </ul>
      <p
        className={styles.quiet}
      >{t`One payment for everything. If one part can’t be booked, you pay only for the rest.`}</p>
    </Section>
  );
}
