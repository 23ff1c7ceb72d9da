import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { SumLines, SumTotal } from '#design/sums';
import type { Order } from '#contract/booking';
import { useFacts } from '../../facts.ts';
import { useFormat } from '../../format.ts';
import { useLists } from '../results/use-lists.ts';
import { usePriceLineName } from '../verticals/flights/use-price-line-name.ts';
import styles from './sheet.module.css';
import { useCardWords } from './use-card-words.ts';
import { useClock } from './use-clock.ts';
import { useRefundWords } from './use-event-words.ts';
import { useLadder } from './use-ladder.ts';

/** Every line of the price, how it was paid, and what comes back or would come back. */
export function SheetMoney({ order }: { readonly order: Order }) {
  const { t } = useLingui();
  const format = useFormat();
  const clock = useClock(order);
  const card = useCardWords();
  const nameOf = usePriceLineName();
  const payment = order.payments.at(-1);
  const paid = payment && ['captured', 'partially_refunded', 'refunded'].includes(payment.state);
  return (
    <>
      <section className={styles.money}>
        <h2 className={styles.heading}>{t`Price`}</h2>
        <SumLines lines={order.price.lines.map((line) => ({ text: nameOf(line), amount: format.money(line) }))} />
        <SumTotal text={paid ? t`Paid` : t`Total`} amount={format.money(order.price.total)} />
        {paid && <p>{t`Paid with ${card(payment)} on ${format.day(clock.local(payment.at), 'plain')}`}</p>}
      </section>
      <Ladder order={order} />
      <Refunded order={order} />
    </>
  );
}

function Ladder({ order }: { readonly order: Order }) {
  const { t } = useLingui();
  const { now } = useFacts();
  const clock = useClock(order);
  // Paper outlives the year.
  const { bar } = useLadder(order, now, 'plain');
  const lists = useLists();
  const { by, days } = order.refundPromise;
  if (order.state !== 'confirmed') return null;
  return (
    <section className={styles.money}>
      <h2 className={styles.heading}>{t`If you cancel`}</h2>
      <ul className={styles.plain}>
        {bar.map(({ title, until }) => (
          <li key={title}>{lists.facts([title, until])}</li>
        ))}
      </ul>
      <p>{t`Deadlines in ${clock.zoneName}. ${by} pays it back to the way you paid ${plural(days, { one: 'within # day', other: 'within # days' })}.`}</p>
    </section>
  );
}

function Refunded({ order }: { readonly order: Order }) {
  const { t } = useLingui();
  const format = useFormat();
  const clock = useClock(order);
  const card = useCardWords();
  const stepOf = useRefundWords(order);
  if (order.refunds.length === 0) return null;
  return (
    <section className={styles.money}>
      <h2 className={styles.heading}>{t`What comes back`}</h2>
      <ul className={styles.plain}>
        {order.refunds.map((refund) => {
          const [amount, to] = [format.money(refund.amount), card(refund)];
          const day = clock.day(refund.paidAt ?? refund.expectedBy);
          return (
            <li key={refund.id}>
              {refund.paidAt
                ? t`${amount} to ${to}, paid by ${refund.by} on ${day}`
                : t`${amount} to ${to}, from ${refund.by}, by ${day}: ${stepOf(refund.state)}`}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
