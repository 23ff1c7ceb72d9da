import { useLingui } from '@lingui/react/macro';
import { LinkButton } from '#design/link-button';
import { Note } from '#design/note';
import { partsOf } from '../verticals/checkout-parts.ts';
import { useItemWords } from '../verticals/checkout-words.ts';
import { Actions } from './checkout-page.tsx';
import styles from './checkout.module.css';
import type { Purchase } from './purchase.ts';

interface NotHeldProps {
  /** Code of the refusal. */
  readonly reason: string;
  /** Place of the item that it is about; without it the first is meant. */
  readonly item: number | undefined;
  readonly purchase: Purchase;
}

/** Why the step before could not hold it, where nothing has ended: what happened, what still holds, what to do. */
export function NotHeld({ reason, item: at, purchase: { items } }: NotHeldProps) {
  const { t } = useLingui();
  const wordsOf = useItemWords();
  const item = items[at ?? 0] ?? items[0];
  const title = useReasons()[reason] ?? t`We could not hold it. Your details are saved, and nothing was charged.`;
  const forbidden = reason === 'OFFER_NOT_ALLOWED';
  if (!item) return null;
  const { product } = item;
  const name = at !== undefined && items.length > 1 && wordsOf(product).name(product);
  return (
    <>
      <div className={styles.notes}>
        <Note tone="bad" role="alert" title={name ? t`${name}: ${title}` : title} />
      </div>
      {forbidden && (
        <Actions>
          <LinkButton variant="neutral" size="large" href={partsOf(product).choicePath(product)}>
            {t`Choose another`}
          </LinkButton>
        </Actions>
      )}
    </>
  );
}

function useReasons(): Readonly<Record<string, string>> {
  const { t } = useLingui();
  return {
    OFFER_NOT_ALLOWED: t`Your company’s travel policy does not allow this choice. Choose another.`,
    HOLD_UNDER_WAY: t`Your hold is still being confirmed. Your details are saved; try again in a moment.`,
    SUPPLIER_UNAVAILABLE: t`The supplier isn’t responding. Your details are saved; try again in a moment.`,
  };
}
