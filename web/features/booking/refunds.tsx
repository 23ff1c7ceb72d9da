import { useLingui } from '@lingui/react/macro';
import { Badge } from '#design/badge';
import { Disclosure } from '#design/disclosure';
import type { Order, RefundView } from '#contract/booking';
import type { Money } from '#contract/core';
import { useFacts } from '../../facts.ts';
import { useFormat } from '../../format.ts';
import { paidOf } from './paid-of.ts';
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

/** Of what is cancelled the refund comes first: how much in total, to where, when it is there, and what is not refunded. */
export function RefundLead({ order }: { readonly order: Order }) {
  const { t } = useLingui();
  const { now } = useFacts();
  const format = useFormat();
  const card = useCardWords();
  const arrives = useArrives(order);
  const kept = useKept(order);
  const taken = takenFor(order);
  const paid = taken && format.money(taken);
  const last = order.refunds.toSorted(byArrival).at(-1);
  if (!last) return kept && <NoRefund kept={kept} />;
  if (!leadsWithRefund(order, now)) return null;
  const amountMinor = order.refunds.reduce((sum, { amount }) => sum + amount.amountMinor, 0);
  const [amount, to] = [format.money({ ...last.amount, amountMinor }), card(last)];
  const alone = order.refunds.length === 1;
  return (
    <div className={styles.lead}>
      <p className={styles.label}>
        {alone && last.paidAt ? undefined : t`Refund`}
        {alone && <StateBadge refund={last} order={order} />}
      </p>
      <p className={styles.amount}>{t`${amount} to ${to}`}</p>
      {paid && <p>{t`${amount} of the ${paid} you paid`}</p>}
      {alone && <Part refund={last} order={order} />}
      <p>{arrives(last)}</p>
      {kept && <p>{t`Not refunded: ${kept}`}</p>}
      {alone && !last.paidAt && <Steps refund={last} order={order} />}
    </div>
  );
}

function NoRefund({ kept }: { readonly kept: string }) {
  const { t } = useLingui();
  return (
    <div className={styles.lead}>
      <p className={styles.label}>{t`Refund`}</p>
      <p className={styles.amount}>{t`No refund`}</p>
      <p>{t`You paid ${kept}, which is non-refundable.`}</p>
    </div>
  );
}

/** What was paid for a booking that is cancelled. */
function takenFor(order: Order): Money | undefined {
  return order.state === 'cancelled' ? paidOf(order)?.taken : undefined;
}

/** What stays paid of a booking that is cancelled; undefined where nothing does. */
function useKept(order: Order): string | undefined {
  const { money } = useFormat();
  const taken = takenFor(order);
  if (!taken) return undefined;
  const amountMinor = order.refunds.reduce((left, { amount }) => left - amount.amountMinor, taken.amountMinor);
  return amountMinor > 0 ? money({ ...taken, amountMinor }) : undefined;
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

/** Each refund as a thing of its own: how much, from whom, to where, by when, and how far it is; one alone is told as the lead. */
export function Refunds({ order }: { readonly order: Order }) {
  const { t } = useLingui();
  const { now } = useFacts();
  if (order.refunds.length === 0 || (leadsWithRefund(order, now) && order.refunds.length === 1)) return null;
  return (
    <section aria-labelledby="refunds">
      <h2 id="refunds" className={styles.heading}>{t`Refund`}</h2>
      <RefundList order={order} />
    </section>
  );
}

/** The same once all is cancelled: their sum leads the page. */
export function FoldedRefunds({ order }: { readonly order: Order }) {
  const { t } = useLingui();
  if (order.refunds.length < 2) return null;
  return (
    <Disclosure look="bar" summary={t`Refund breakdown`}>
      <RefundList order={order} />
    </Disclosure>
  );
}

function RefundList({ order }: { readonly order: Order }) {
  const { now } = useFacts();
  const arrives = useArrives(order);
  const last = order.refunds.toSorted(byArrival).at(-1);
  const told = last && leadsWithRefund(order, now) ? arrives(last) : undefined;
  return (
    <ul className={styles.list}>
      {order.refunds.map((refund) => (
        <li key={refund.id} className={styles.refund}>
          <Refund refund={refund} order={order} told={told} />
        </li>
      ))}
    </ul>
  );
}

interface RefundProps {
  readonly refund: RefundView;
  readonly order: Order;
}

function Refund({ refund, order, told }: RefundProps & { readonly told: string | undefined }) {
  const { t } = useLingui();
  const format = useFormat();
  const when = useArrives(order)(refund);
  const to = useCardWords()(refund);
  const amount = format.money(refund.amount);
  return (
    <>
      <div className={styles.top}>
        <h3 className={styles.title}>{t`${amount} to ${to}`}</h3>
        <StateBadge refund={refund} order={order} />
      </div>
      <Part refund={refund} order={order} />
      {when !== told && <p className={styles.by}>{when}</p>}
      <Steps refund={refund} order={order} />
    </>
  );
}

function StateBadge({ refund: { state, item }, order }: RefundProps) {
  const stepOf = useRefundWords(order);
  return (
    <Badge tone={state === 'paid' ? 'good' : state === 'needs_help' ? 'warn' : 'work'}>{stepOf(state, item)}</Badge>
  );
}

/** For which of several things it is. */
function Part({ refund: { item, units }, order }: RefundProps) {
  const { t } = useLingui();
  const part = usePartWords(order)(item, units);
  return part && <p>{t`For ${part}`}</p>;
}

function Steps({ refund, order }: RefundProps) {
  const clock = useClock(order);
  const stepOf = useRefundWords(order);
  return (
    <ol className={styles.steps}>
      {refund.steps.map((step) => (
        <li key={step.at + step.state}>
          <span>{stepOf(step.state, refund.item)}</span>
          <time dateTime={step.at}>{clock.moment(step.at)}</time>
        </li>
      ))}
    </ol>
  );
}
