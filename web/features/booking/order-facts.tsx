import { useLingui } from '@lingui/react/macro';
import { classNames } from '#design/class-names';
import { CopyButton } from '#design/copy-button';
import type { Order } from '#contract/booking';
import { useFacts } from '../../facts.ts';
import { useFormat } from '../../format.ts';
import { useItemWords } from '../verticals/order-parts.tsx';
import { isBooking, isMissing, standing } from './item-kinds.ts';
import styles from './order-facts.module.css';
import { paidOf } from './paid-of.ts';

interface OrderFactsProps {
  readonly order: Order;
  /** As lines of their own where the width is short. */
  readonly lines?: boolean;
}

/** Every reference of what stands. */
export function OrderFacts({ order, lines = false }: OrderFactsProps) {
  const codes = useCodes(order);
  if (order.state === 'draft') return null;
  return (
    <dl className={classNames(styles.facts, styles.codes, lines && styles.lines)}>
      {codes.map((code) => (
        <Code key={code.code} {...code} />
      ))}
    </dl>
  );
}

/** What was paid and what is still to pay at a property. */
export function OrderAmounts({ order }: Pick<OrderFactsProps, 'order'>) {
  const amounts = useAmounts(order);
  if (amounts.length === 0) return null;
  return (
    <dl className={classNames(styles.facts, styles.lines)}>
      {amounts.map(({ label, amount }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <bdi>{amount}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface CodeProps {
  readonly label: string;
  readonly code: string;
  readonly copy: string;
}

/** A reference to be told or typed elsewhere; a pair of a list. */
function Code({ label, code, copy }: CodeProps) {
  const { t } = useLingui();
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <bdi>{code}</bdi>
        <CopyButton text={code} label={copy} copiedText={t`Copied`} />
      </dd>
    </div>
  );
}

/** Those of the suppliers, then ours. */
function useCodes(order: Order): CodeProps[] {
  const { t } = useLingui();
  const { brand } = useFacts();
  const wordsOf = useItemWords();
  const theirs = standing(order).flatMap((item) => {
    const { name, reference } = wordsOf(item);
    return item.supplierReference ? [{ ...reference, name, code: item.supplierReference }] : [];
  });
  const shared = (label: string) => theirs.filter((each) => each.label === label).length > 1;
  return [
    ...theirs.map(({ name, label, ...rest }) => ({ ...rest, label: shared(label) ? t`${name}: ${label}` : label })),
    { label: t`${brand.name} reference`, code: order.reference, copy: t`Copy the ${brand.name} reference` },
  ];
}

function useAmounts(order: Order) {
  const { t } = useLingui();
  const { money } = useFormat();
  const wordsOf = useItemWords();
  const paid = paidOf(order);
  if (!isBooking(order)) return [];
  const there = standing(order).flatMap((item) =>
    isMissing(order, item) ? [] : (wordsOf(item).money.thereTotal ?? []),
  );
  const [one] = there;
  const amountMinor = there.reduce((sum, each) => sum + each.amountMinor, 0);
  const back = order.refunds.reduce((sum, refund) => sum + refund.amount.amountMinor, 0);
  const kept = paid && { ...paid.taken, amountMinor: paid.taken.amountMinor - back };
  const all = kept && one && { ...one, amountMinor: kept.amountMinor + amountMinor };
  return [
    ...(all ? [{ label: t`Total`, amount: money(all) }] : []),
    ...(kept ? [{ label: back > 0 ? t`Paid after refunds` : t`Paid`, amount: money(kept) }] : []),
    ...(one ? [{ label: t`Pay at the property`, amount: money({ ...one, amountMinor }) }] : []),
  ];
}
