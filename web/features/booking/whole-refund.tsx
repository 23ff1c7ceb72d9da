import { useLingui } from '@lingui/react/macro';
import { useNavigation } from 'react-router';
import { Button } from '#design/button';
import { SumLines, SumTotal } from '#design/sums';
import type { Order, OrderItem } from '#contract/booking';
import { useFacts } from '../../facts.ts';
import { useFormat } from '../../format.ts';
import { PostForm } from '../../post-form.tsx';
import { useItemWords } from '../verticals/order-parts.tsx';
import { type Access, cancelAddress } from './access.ts';
import { notRefundedOf } from './not-refunded.ts';
import styles from './order-aside.module.css';

/** What each of several things gives back if cancelled now, all of it together, and until when no part of that changes. */
export function WholeRefund({ order }: { readonly order: Order }) {
  const { t } = useLingui();
  const format = useFormat();
  const { now } = useFacts();
  const wordsOf = useItemWords();
  const { refundNow } = order;
  const left = order.items.filter(({ cancellable }) => cancellable);
  const lost = refundNow && notRefundedOf(left, refundNow);
  const kept = lost && format.money(lost);
  /** Of a thing that nothing was cancelled of before, and that was not left to be paid at a property. */
  const paidFor = (item?: OrderItem): string | undefined =>
    item && item.cancelledUnits.length === 0 && item.dueNow.amountMinor > 0 ? format.money(item.dueNow) : undefined;
  const parts = left.map((item) => ({
    ...wordsOf(item),
    step: wordsOf(item).ladder(now).now,
    wayOut: wordsOf(item).ladder(now).wayOut,
  }));
  const lines = parts.map(({ name, step }, at) => {
    const [refund, paid] = [step?.refund && format.money(step.refund), paidFor(left[at])];
    // Where nothing was paid nothing is lost: a refund of nothing would read so.
    if (left[at]?.dueNow.amountMinor === 0) return { text: name, amount: t`Nothing paid` };
    return { text: name, amount: refund && paid ? t`${refund} of ${paid}` : (refund ?? t`Not known yet`) };
  });
  const [first] = parts
    .filter(({ wayOut }) => wayOut)
    .toSorted((one, other) => ((one.step?.until ?? '') < (other.step?.until ?? '') ? -1 : 1));
  const deadline = first?.wayOut?.deadline;
  return (
    <>
      <SumLines lines={lines} />
      {refundNow && <SumTotal text={t`Total refund`} amount={format.money(refundNow)} />}
      {kept && <p className={styles.until}>{t`Not refunded: ${kept}`}</p>}
      {deadline && <p className={styles.until}>{t`These amounts apply until ${deadline}.`}</p>}
    </>
  );
}

interface AskForEverythingProps {
  readonly access: Access;
  readonly formtoken: string;
}

/** The terms of everything with one press. */
export function AskForEverything({ access, formtoken }: AskForEverythingProps) {
  const { t } = useLingui();
  const busy = useNavigation().state !== 'idle';
  return (
    <PostForm formtoken={formtoken} action={cancelAddress(access)}>
      <input type="hidden" name="intent" value="quote" />
      <input type="hidden" name="scope" value="everything" />
      <Button type="submit" variant="primary" wide busyLabel={busy ? t`Checking…` : undefined}>
        {t`Review and cancel everything`}
      </Button>
    </PostForm>
  );
}
