import { useLingui } from '@lingui/react/macro';
import { useNavigation } from 'react-router';
import { Button } from '#design/button';
import type { Quote } from '#contract/booking';
import { useFacts } from '../../../facts.ts';
import { Section } from '../../forms/section.tsx';
import { useItemWords } from '../../verticals/checkout-words.ts';
import { VERTICALS } from '../../verticals/index.ts';
import styles from '../checkout.module.css';
import { TRAVELLERS_FORM } from '../paths.ts';

/** What goes with it and is not in it yet, where the brand sells that. Sends what is typed above along, so that it is kept. */
export function AddBesideContent({ items }: Pick<Quote, 'items'>) {
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
        <div className={styles.beside}>
          <Button
            type="submit"
            form={TRAVELLERS_FORM}
            name="intent"
            value="add"
            icon={VERTICALS[vertical]?.icon}
            disabled={busy}
          >
            {text}
          </Button>
          <p className={styles.quiet}>{t`Booked together with one payment.`}</p>
        </div>
      </Section>
    </div>
  );
}
