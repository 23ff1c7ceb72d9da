import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Button } from '#design/button';
import { CancellationBar } from '#design/cancellation-bar';
import { useFacts } from '../../facts.ts';
import { PostForm } from '../../post-form.tsx';
import { cancelAddress } from './access.ts';
import styles from './order-page.module.css';
import type { OrderPageProps } from './order-page.tsx';
import { useCardWords } from './use-card-words.ts';
import { useClock } from './use-clock.ts';
import { useLadder } from './use-ladder.ts';

/** What cancelling gives back and until when, and the way to ask for the terms of this moment. */
export function Cancelling({ order, access, formtoken }: Pick<OrderPageProps, 'order' | 'access' | 'formtoken'>) {
  const { t } = useLingui();
  const { now } = useFacts();
  const clock = useClock(order);
  const card = useCardWords();
  const ladder = useLadder(order, now);
  const { by, days } = order.refundPromise;
  const payment = order.payments.at(-1);
  if (order.state !== 'confirmed' || ladder.bar.length === 0) return null;
  const to = payment ? card(payment) : t`the way you paid`;
  return (
    <section aria-labelledby="cancelling">
      <h2 id="cancelling" className={styles.heading}>{t`If you cancel`}</h2>
      <CancellationBar
        label={t`What comes back when`}
        steps={ladder.bar}
        note={t`Deadlines in ${clock.zoneName}. ${by} pays it back to ${to} ${plural(days, { one: 'within # day', other: 'within # days' })}.`}
      />
      {order.actions.includes('cancel') && formtoken && (
        <PostForm formtoken={formtoken} action={cancelAddress(access)} className={styles.end}>
          <input type="hidden" name="intent" value="quote" />
          <Button type="submit" variant="neutral">{t`See what comes back now`}</Button>
        </PostForm>
      )}
    </section>
  );
}
