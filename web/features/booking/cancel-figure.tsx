import { useLingui } from '@lingui/react/macro';
import type { OrderItem } from '#contract/booking';
import { useFacts } from '../../facts.ts';
import { useFormat } from '../../format.ts';
import { useItemWords } from '../verticals/order-parts.tsx';
import styles from './cancel-page.module.css';
import { unitsLeft } from './item-kinds.ts';
import { notRefundedOf } from './not-refunded.ts';

interface CancelFigureProps {
  readonly item: OrderItem;
  /** The place of the part whose own button led here. */
  readonly unit?: string | null | undefined;
}

/**
 * What cancelling all that is left of one thing, or the one part of it that was pressed, gives back at this moment, and what it does
 * not; nothing where that is not known.
 */
export function CancelFigure({ item, unit }: CancelFigureProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { now } = useFacts();
  const words = useItemWords()(item);
  const left = unitsLeft(item);
  const part = left.length > 1 ? left.find((place) => String(place) === unit) : undefined;
  const refund = part === undefined ? words.ladder(now).now?.refund : item.refundsNow?.[part];
  if (!refund || item.dueNow.amountMinor === 0) return null;
  const amount = <p className={styles.amount}>{refund.amountMinor === 0 ? t`No refund` : format.money(refund)}</p>;
  if (part !== undefined) {
    return (
      <div className={styles.figure}>
        <h2>{t`Your refund if you cancel now`}</h2>
        {amount}
        <p>{t`For ${words.unit(part)}`}</p>
      </div>
    );
  }
  const lost = notRefundedOf([item], refund);
  const kept = lost && format.money(lost);
  return (
    <div className={styles.figure}>
      <h2>{left.length > 1 ? t`Your refund if you cancel everything now` : t`Your refund if you cancel now`}</h2>
      {amount}
      {kept && <p>{t`Not refunded: ${kept}`}</p>}
    </div>
  );
}
