import { useLingui } from '@lingui/react/macro';
import { useNavigation } from 'react-router';
import { AskFirst } from '#design/ask-first';
import { Button } from '#design/button';
import type { Money } from '#contract/core';
import { useFormat } from '../../../format.ts';
import { PostForm } from '../../../post-form.tsx';
import { useItemWords } from '../../verticals/checkout-words.ts';
import type { PurchaseItem } from '../purchase.ts';
import { QuoteField, RemoveFields } from '../remove.tsx';

interface RemoveAskProps {
  readonly quoteId?: string | undefined;
  readonly item: PurchaseItem;
  readonly at: number;
  /** Of all of them. */
  readonly total: Money;
  readonly formtoken: string;
  readonly look?: 'button' | 'link';
}

/** A way to have the rest without it, which says the new total first. */
export function RemoveAsk({ quoteId, item, at, total, formtoken, look = 'button' }: RemoveAskProps) {
  const { t } = useLingui();
  const format = useFormat();
  const wordsOf = useItemWords();
  const busy = useNavigation().state !== 'idle';
  const name = wordsOf(item.product).name(item.product);
  const left = format.money({ ...total, amountMinor: total.amountMinor - item.price.total.amountMinor });
  return (
    <AskFirst look={look} text={t`Remove`} of={name} keep={t`Keep`} outcome={t`New total: ${left}`}>
      <PostForm formtoken={formtoken}>
        <QuoteField id={quoteId} />
        <RemoveFields item={item} at={at} />
        <Button type="submit" variant="danger" size="compact" disabled={busy} aria-label={t`Remove ${name}`}>
          {t`Remove`}
        </Button>
      </PostForm>
    </AskFirst>
  );
}
