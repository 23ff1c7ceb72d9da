import { useLingui } from '@lingui/react/macro';
import { useNavigation } from 'react-router';
import { Button } from '#design/button';
import type { Quote } from '#contract/booking';
import { useFormat } from '../../format.ts';
import { useLists } from '../reader/use-lists.ts';
import { useItemWords } from '../verticals/checkout-words.ts';
import styles from './cart-choice.module.css';

interface CartChoiceProps {
  readonly cart: Quote;
  /** The form that the buttons send, where they stand outside it. */
  readonly form?: string;
}

/** What is put aside, and the choice between booking with it and without. */
export function CartChoiceContent({ cart: { id, items, price }, form }: CartChoiceProps) {
  const { t } = useLingui();
  const format = useFormat();
  const lists = useLists();
  const wordsOf = useItemWords();
  const busy = useNavigation().state !== 'idle';
  const names = lists.all(items.map(({ product }) => wordsOf(product).name(product)));
  const total = format.money(price.total);
  return (
    <div className={styles.cart}>
      <p className={styles.what}>{t`Your trip so far: ${names}, ${total}`}</p>
      <div className={styles.ways}>
        <Button
          type="submit"
          variant="primary"
          form={form}
          name="joins"
          value={id}
          busyLabel={busy ? t`Checking the price…` : undefined}
        >
          {t`Add to your trip`}
        </Button>
        <Button type="submit" form={form} name="joins" value="" disabled={busy}>
          {t`Book separately`}
        </Button>
      </div>
    </div>
  );
}
