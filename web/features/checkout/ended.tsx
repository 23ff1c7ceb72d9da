import { useLingui } from '@lingui/react/macro';
import { useActionData } from 'react-router';
import { Button } from '#design/button';
import { LinkButton } from '#design/link-button';
import { Note } from '#design/note';
import { useFormat } from '../../format.ts';
import { PostForm } from '../../post-form.tsx';
import { useLists } from '../reader/use-lists.ts';
import { type EndCode, partsOf } from '../verticals/checkout-parts.ts';
import { useItemWords } from '../verticals/checkout-words.ts';
import { Actions } from './checkout-page.tsx';
import styles from './checkout.module.css';
import { QuoteField, RemoveFields } from './remove.tsx';
import type { Purchase, PurchaseItem } from './purchase.ts';

interface EndedProps {
  readonly code: EndCode;
  /** Place of the item that ended; without it the first is told of. */
  readonly item: number | undefined;
  readonly purchase: Purchase;
  readonly formtoken: string;
}

/** The end of a purchase, or of one of its things: what happened, that nothing was charged, and how to go on. */
export function Ended({ code, item: at = 0, purchase: { quoteId, items }, formtoken }: EndedProps) {
  const item = items[at] ?? items[0];
  if (!item) return null;
  const rest = items.filter((other) => other !== item);
  return <EndedItem code={code} item={item} at={at} rest={rest} quoteId={quoteId} formtoken={formtoken} />;
}

interface EndedItemProps extends Omit<EndedProps, 'item' | 'purchase'> {
  readonly item: PurchaseItem;
  readonly at: number;
  /** What it was to be booked with. */
  readonly rest: readonly PurchaseItem[];
  readonly quoteId: string | undefined;
}

function EndedItem({ code, item, at, rest, quoteId, formtoken }: EndedItemProps) {
  const { t } = useLingui();
  const wordsOf = useItemWords();
  const { product } = item;
  const { useWords, searchPath } = partsOf(product);
  const { ended, others } = useWords();
  const { title, text } = ended(code);
  const name = wordsOf(product).name(product);
  const several = rest.length > 0;
  const answer = useActionData<unknown>();
  const other = (
    <LinkButton variant={several ? 'neutral' : 'primary'} size="large" href={searchPath(product)}>
      {others}
    </LinkButton>
  );
  return (
    <>
      <div className={styles.notes}>
        <Note tone="warn" role="alert" answer={answer} title={several ? t`${name}: ${title}` : title}>
          {text}
        </Note>
      </div>
      {several && code !== 'BOOKING_REFUSED' ? (
        <PostForm formtoken={formtoken}>
          <QuoteField id={quoteId} />
          <RemoveFields item={item} at={at} />
          <Rest items={rest} />
          <Actions>
            {other}
            <Button type="submit" variant="primary" size="large">
              {t`Remove it and continue`}
            </Button>
          </Actions>
        </PostForm>
      ) : (
        <Actions>{other}</Actions>
      )}
    </>
  );
}

/** What is booked without it, and for how much. */
function Rest({ items }: { readonly items: readonly PurchaseItem[] }) {
  const { t } = useLingui();
  const format = useFormat();
  const lists = useLists();
  const wordsOf = useItemWords();
  const names = lists.all(items.map(({ product }) => wordsOf(product).name(product)));
  const amountMinor = items.reduce((sum, { price }) => sum + price.total.amountMinor, 0);
  const total = items[0] && format.money({ ...items[0].price.total, amountMinor });
  return <p className={styles.rest}>{t`Without it: ${names}, ${total ?? ''} in total.`}</p>;
}
