import { useLingui } from '@lingui/react/macro';
import { Disclosure } from '#design/disclosure';
import { Fragment, type ReactNode } from 'react';
import type { BookingEvent, Order } from '#contract/booking';
import { useFormat } from '../../format.ts';
import { addedExtras } from './added-extras.ts';
import styles from './record.module.css';
import { useClock } from './use-clock.ts';
import { useEventWords } from './use-event-words.ts';

const PAYING: readonly BookingEvent['kind'][] = ['payment_declined', 'payment_authorised'];

/** Everything that happened to this booking, oldest first. */
export function Record({ order }: { readonly order: Order }) {
  const { t } = useLingui();
  const clock = useClock(order);
  const wordsOf = useEventWords(order);
  const { money } = useFormat();
  const extras = addedExtras(order);
  const added = extras && money(extras);
  // No event of their own tells of them: they are part of what is paid for.
  const paying = order.events.find(({ kind }) => PAYING.includes(kind));
  return (
    <section aria-label={t`Booking history`}>
      <Disclosure look="bar" summary={t`Booking history`}>
        <p className={styles.note}>{t`Times in ${clock.zoneName}.`}</p>
        <ol className={styles.list}>
          {order.events.map((event) => (
            <Fragment key={`${event.at} ${event.kind} ${event.item} ${event.units?.join('-')}`}>
              {added && event === paying && (
                <Entry at={event.at} when={clock.moment(event.at)}>{t`Extras added: ${added}`}</Entry>
              )}
              <Entry at={event.at} when={clock.moment(event.at)}>
                {wordsOf(event)}
              </Entry>
            </Fragment>
          ))}
        </ol>
      </Disclosure>
    </section>
  );
}

interface EntryProps {
  readonly at: string;
  readonly when: string;
  readonly children: ReactNode;
}

function Entry({ at, when, children }: EntryProps) {
  return (
    <li>
      <time dateTime={at}>{when}</time>
      <span>{children}</span>
    </li>
  );
}
