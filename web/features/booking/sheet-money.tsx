import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { SumLines, SumTotal } from '#design/sums';
import { isTestPaid, type Order, type OrderItem } from '#contract/booking';
import { useFacts } from '../../facts.ts';
import { useFormat } from '../../format.ts';
import { useLists } from '../reader/use-lists.ts';
import { useItemWords } from '../verticals/order-parts.tsx';
import { isBooking } from './item-kinds.ts';
import { useReceiptSums } from './order-receipt.tsx';
import { paidOf } from './paid-of.ts';
import styles from './sheet.module.css';
import { useCardWords } from './use-card-words.ts';
import { useClock } from './use-clock.ts';
import { usePartWords, useRefundWords } from './use-event-words.ts';

/** Every line of the price, how it was paid, what is paid there, and what comes back or would come back. */
export function SheetMoney({ order }: { readonly order: Order }) {
  return (
    <div className={styles.money}>
      <Price order={order} />
      {order.items.map((item) => (
        <Ladder key={item.id} order={order} item={item} />
      ))}
      <Refunded order={order} />
    </div>
  );
}

function Price({ order }: { readonly order: Order }) {
  const { t } = useLingui();
  const format = useFormat();
  const clock = useClock(order);
  const card = useCardWords();
  const sums = useReceiptSums(order);
  const paid = paidOf(order);
  return (
    <section>
      <h2 className={styles.heading}>{t`Price`}</h2>
      <SumLines lines={sums.lines} className={styles.lines} />
      <SumTotal {...sums.total} />
      {sums.split && <SumLines lines={sums.split} className={styles.lines} />}
      {paid && <p>{t`Paid with ${card(paid.payment)} on ${format.day(clock.local(paid.payment.at), 'plain')}`}</p>}
      {paid && isTestPaid(order) && <p>{t`Test payment: no card was charged`}</p>}
    </section>
  );
}

function Ladder({ order, item }: { readonly order: Order; readonly item: OrderItem }) {
  const { t } = useLingui();
  const { now } = useFacts();
  const { ladder, name, zoneName } = useItemWords()(item);
  // Paper outlives the year.
  const { bar, note } = ladder(now, 'plain');
  const lists = useLists();
  const { by, days } = order.refundPromise;
  if (!isBooking(order) || item.state !== 'confirmed' || bar.length === 0) return null;
  return (
    <section>
      <h2 className={styles.heading}>{order.items.length > 1 ? t`If you cancel: ${name}` : t`If you cancel`}</h2>
      <ul className={styles.plain}>
        {bar.map(({ title, until, detail }) => (
          <li key={title}>
            {lists.facts([title, until])} {detail && <span className={styles.detail}>{detail}</span>}
          </li>
        ))}
      </ul>
      {note && <p>{note}</p>}
      <p>
        {item.dueNow.amountMinor > 0 && bar.some(({ back }) => back !== 'nothing')
          ? t`Deadlines in ${zoneName}. ${by} refunds your original payment method ${plural(days, { one: 'within # day', other: 'within # days' })}.`
          : t`Deadlines in ${zoneName}.`}
      </p>
    </section>
  );
}

function Refunded({ order }: { readonly order: Order }) {
  const { t } = useLingui();
  const format = useFormat();
  const clock = useClock(order);
  const card = useCardWords();
  const stepOf = useRefundWords(order);
  const partOf = usePartWords(order);
  if (order.refunds.length === 0) return null;
  return (
    <section>
      <h2 className={styles.heading}>{t`Refund`}</h2>
      <ul className={styles.plain}>
        {order.refunds.map((refund) => {
          const [amount, to] = [format.money(refund.amount), card(refund)];
          const day = clock.day(refund.paidAt ?? refund.expectedBy);
          const part = partOf(refund.item, refund.units);
          return (
            <li key={refund.id}>
              {part && <b>{part}: </b>}
              {refund.paidAt
                ? t`${amount} to ${to}, paid by ${refund.by} on ${day}`
                : t`${amount} to ${to}, from ${refund.by}, by ${day}: ${stepOf(refund.state, refund.item)}`}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
