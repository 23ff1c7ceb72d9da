import { useLingui } from '@lingui/react/macro';
import { Badge } from '#design/badge';
import type { Order, RefundView } from '#contract/booking';
import { useFacts } from '../../facts.ts';
import { useFormat } from '../../format.ts';
import styles from './refunds.module.css';
import { useCardWords } from './use-card-words.ts';
import { useClock } from './use-clock.ts';
import { usePartWords, useRefundWords } from './use-event-words.ts';

const FRESH_MS = 7 * 86_400_000;

/** Who has cancelled something looks for what comes back first; what is left of a booking has its own news later on. */
export function leadsWithRefund({ refunds, state }: Order, now: string): boolean {
  const fresh = refunds.some(
    ({ paidAt, requestedAt }) => !paidAt || Date.parse(now) - Date.parse(requestedAt) < FRESH_MS,
  );
  return refunds.length > 0 && (state === 'cancelled' || fresh);
}

/** Of what is cancelled the refund comes first: how much in total, to where, and when it is there. */
export function RefundLead({ order }: { readonly order: Order }) {
  const { t } = useLingui();
  const { now } = useFacts();
  const format = useFormat();
  const card = useCardWords();
  const arrives = useArrives(order);
  const last = order.refunds.toSorted(byArrival).at(-1);
  if (!last || !leadsWithRefund(order, now)) return null;
  const amountMinor = order.refunds.reduce((sum, { amount }) => sum + amount.amountMinor, 0);
  const [amount, to] = [format.money({ ...last.amount, amountMinor }), card(last)];
  return (
    <div className={styles.lead}>
      <p className={styles.label}>{t`Refund`}</p>
      <p className={styles.amount}>{t`${amount} to ${to}`}</p>
      <p>{arrives(last)}</p>
    </div>
  );
}

/** What is still to come after what has come. */
function byArrival(one: RefundView, other: RefundView): number {
  const at = ({ paidAt, expectedBy }: RefundView) => `${paidAt ? 0 : 1} ${paidAt ?? expectedBy}`;
  return at(one) < at(other) ? -1 : 1;
}

/** By whom and by when it is paid, or was. */
function useArrives(order: Order) {
  const { t } = useLingui();
  const clock = useClock(order);
  return ({ by, paidAt, expectedBy }: RefundView): string =>
    paidAt
      ? t`Paid by ${by} on ${clock.day(paidAt)}. Your bank may take a few days to show it.`
      : t`${by} refunds it by ${clock.day(expectedBy)}.`;
}

/** Each refund as a thing of its own: how much, from whom, to where, by when, and how far it is. */
export function Refunds({ order }: { readonly order: Order }) {
  const { t } = useLingui();
  const { now } = useFacts();
  if (order.refunds.length === 0) return null;
  return (
    <section aria-labelledby="refunds">
      <h2 id="refunds" className={styles.heading}>{t`Refund`}</h2>
      <ul className={styles.list}>
        {order.refunds.map((refund, _, { length }) => (
          <li key={refund.id} className={styles.refund}>
            <Refund refund={refund} order={order} isTold={length === 1 && leadsWithRefund(order, now)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface RefundProps {
  readonly refund: RefundView;
  readonly order: Order;
  /** How much, to where and by when stands under the headline. */
  readonly isTold: boolean;
}

function Refund({ refund, order, isTold }: RefundProps) {
  const { t } = useLingui();
  const format = useFormat();
  const clock = useClock(order);
  const stepOf = useRefundWords(order);
  const arrives = useArrives(order);
  const to = useCardWords()(refund);
  const amount = format.money(refund.amount);
  const part = usePartWords(order)(refund.item, refund.units);
  return (
    <>
      <div className={styles.top}>
        {!isTold && <h3 className={styles.title}>{t`${amount} to ${to}`}</h3>}
        <Badge tone={refund.state === 'paid' ? 'good' : refund.state === 'needs_help' ? 'warn' : 'work'}>
          {stepOf(refund.state, refund.item)}
        </Badge>
      </div>
      {part && <p>{t`For ${part}`}</p>}
      {!isTold && <p className={styles.by}>{arrives(refund)}</p>}
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
