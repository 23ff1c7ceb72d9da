import { useLingui } from '@lingui/react/macro';
import { useNavigation } from 'react-router';
import { Button } from '#design/button';
import type { Quote } from '#contract/booking';
import { useFacts } from '../../facts.ts';
import { PostForm } from '../../post-form.tsx';
import { Section } from '../forms/section.tsx';
import { useItemWords } from '../verticals/checkout-words.ts';
import { VERTICALS } from '../verticals/index.ts';
import styles from './checkout.module.css';
import { QuoteField } from './remove.tsx';

/** What goes with it and is not in it yet, where the brand sells that. */
export function AddBeside({ quote: { id, items }, formtoken }: { readonly quote: Quote; readonly formtoken: string }) {
  const { t } = useLingui();
  const { chrome } = useFacts();
  const wordsOf = useItemWords();
  const busy = useNavigation().state !== 'idle';
  const [item] = items;
  if (!item) return null;
  const { vertical, text } = wordsOf(item.product).beside(item.product);
  const there = items.some(({ product }) => product.vertical === vertical);
  if (there || !chrome.primary.some(({ verticalName }) => verticalName === vertical)) return null;
  return (
    <div className={styles.after}>
      <Section title={t`Need more for this trip?`} id="beside.title">
        <PostForm formtoken={formtoken} className={styles.beside}>
          <QuoteField id={id} />
          <input type="hidden" name="item" value="0" />
          <Button type="submit" name="intent" value="add" icon={VERTICALS[vertical]?.icon} disabled={busy}>
            {text}
          </Button>
          <p className={styles.quiet}>
            {t`Booked together and paid for at once. What you chose is kept for half an hour; names are filled in again.`}
          </p>
        </PostForm>
      </Section>
    </div>
  );
}
