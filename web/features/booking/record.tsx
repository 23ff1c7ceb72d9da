import { useLingui } from '@lingui/react/macro';
import { Disclosure } from '#design/disclosure';
import type { Order } from '#contract/booking';
import styles from './record.module.css';
import { useClock } from './use-clock.ts';
import { useEventWords } from './use-event-words.ts';

/** Everything that happened to this booking, oldest first. */
export function Record({ order }: { readonly order: Order }) {
  const { t } = useLingui();
  const clock = useClock(order);
  const wordsOf = useEventWords(order);
  return (
    <section aria-label={t`Booking history`}>
      <Disclosure look="bar" summary={t`Booking history`}>
        <p className={styles.note}>{t`Times in ${clock.zoneName}.`}</p>
        <ol className={styles.list}>
          {order.events.map((event) => (
            <li key={`${event.at} ${event.kind} ${event.item} ${event.units?.join('-')}`}>
              <time dateTime={event.at}>{clock.moment(event.at)}</time>
              <span>{wordsOf(event)}</span>
            </li>
          ))}
        </ol>
      </Disclosure>
    </section>
  );
}
