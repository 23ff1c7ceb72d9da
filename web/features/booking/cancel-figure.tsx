import { useLingui } from '@lingui/react/macro';
import type { OrderItem } from '#contract/booking';
import { useFacts } from '../../facts.ts';
import { useFormat } from '../../format.ts';
import { useItemWords } from '../verticals/order-parts.tsx';
import styles from './cancel-page.module.css';
import { unitsLeft } from './item-kinds.ts';
import { notRefundedOf } from './not-refunded.ts';

/** What cancelling all that is left of one thing gives back at this moment, and what it does not; nothing where that is not known. */
export function CancelFigure({ item }: { readonly item: OrderItem }) {
  const { t } = useLingui();
  const format = useFormat();
  const { now } = useFacts();
  const refund = useItemWords()(item).ladder(now).now?.refund;
  if (!refund || item.dueNow.amountMinor === 0) return null;
  const lost = notRefundedOf([item], refund);
  const kept = lost && format.money(lost);
  return (
    <div className={styles.figure}>
      <h2>
        {unitsLeft(item).length > 1 ? t`Your refund if you cancel everything now` : t`Your refund if you cancel now`}
      </h2>
      <p className={styles.amount}>{refund.amountMinor === 0 ? t`No refund` : format.money(refund)}</p>
      {kept && <p>{t`Not refunded: ${kept}`}</p>}
    </div>
  );
}
