import { useLingui } from '@lingui/react/macro';
import { Badge } from '#design/badge';
import type { Order, RefundView } from '#contract/booking';
import { useFormat } from '../../format.ts';
import styles from './refunds.module.css';
import { useCardWords } from './use-card-words.ts';
import { useClock } from './use-clock.ts';
import { usePartWords, useRefundWords } from './use-event-words.ts';

/** Each refund as a thing of its own: how much, from whom, to where, by when, and how far it is. */
export function Refunds({ order }: { readonly order: Order }) {
  const { t } = useLingui();
  if (order.refunds.length === 0) return null;
  return (
    <section aria-labelledby="refunds">
      <h2 id="refunds" className={styles.heading}>{t`Refund`}</h2>
      <ul className={styles.list}>
        {order.refunds.map((refund) => (
          <li key={refund.id} className={styles.refund}>
            <Refund refund={refund} order={order} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Refund({ refund, order }: { readonly refund: RefundView; readonly order: Order }) {
  const { t } = useLingui();
  const format = useFormat();
  const clock = useClock(order);
  const stepOf = useRefundWords(order);
  const to = useCardWords()(refund);
  const amount = format.money(refund.amount);
  const part = usePartWords(order)(refund.item, refund.units);
  return (
    <>
      <div className={styles.top}>
        <h3 className={styles.title}>{t`${amount} to ${to}`}</h3>
        <Badge tone={refund.state === 'paid' ? 'good' : refund.state === 'needs_help' ? 'warn' : 'work'}>
          {stepOf(refund.state, refund.item)}
        </Badge>
      </div>
      {part && <p>{t`For ${part}`}</p>}
      <p className={styles.by}>
        {refund.paidAt
          ? t`Paid by ${refund.by} on ${clock.day(refund.paidAt)}. Your bank may take a few days to show it.`
          : t`${refund.by} refunds it by ${clock.day(refund.expectedBy)}.`}
      </p>
      <ol className={styles.steps}>
        {refund.steps.map((step) => (
          <li key={step.at + step.state}>
            <span>{stepOf(step.state, refund.item)}</span>
            <time dateTime={step.at}>{clock.moment(step.at)}</time>
          </li>
        ))}
      </ol>
    </>
  );
}
