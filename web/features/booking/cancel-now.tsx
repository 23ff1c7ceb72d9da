import { useLingui } from '@lingui/react/macro';
import { classNames } from '#design/class-names';
import { LinkButton } from '#design/link-button';
import type { OrderItem } from '#contract/booking';
import { useFacts } from '../../facts.ts';
import { useFormat } from '../../format.ts';
import { useItemWords } from '../verticals/order-parts.tsx';
import { cancelAddress } from './access.ts';
import { AskRefund } from './ask-refund.tsx';
import styles from './order-aside.module.css';
import type { OrderPageProps } from './order-view.island.tsx';
import { WholeRefund } from './whole-refund.tsx';

/** What cancelling all that is left gives back at this moment, as the server says, and the way to cancel it or a part. */
export function CancelNow({ order, access, formtoken }: OrderPageProps) {
  const { t } = useLingui();
  const format = useFormat();
  const wordsOf = useItemWords();
  const { refundNow, items } = order;
  const [only, ...more] = items.filter(({ cancellable }) => cancellable);
  if (!order.actions.includes('cancel') || !only || !formtoken) return null;
  if (more.length > 0) {
    return (
      <section className={styles.cancel} aria-labelledby="cancel-now">
        <h3 id="cancel-now" className={styles.heading}>{t`Your refund if you cancel everything now`}</h3>
        <WholeRefund order={order} />
        <LinkButton wide href={cancelAddress(access)}>{t`See refund and cancel`}</LinkButton>
      </section>
    );
  }
  const paid = only.dueNow.amountMinor > 0;
  return (
    <section className={styles.cancel} aria-labelledby="cancel-now">
      <h3 id="cancel-now" className={styles.heading}>
        {paid ? t`Your refund if you cancel now` : t`Cancel this booking`}
      </h3>
      {refundNow && paid && (
        <p className={styles.amount}>{refundNow.amountMinor === 0 ? t`No refund` : format.money(refundNow)}</p>
      )}
      {items.length > 1 && <p>{t`For ${wordsOf(only).name}`}</p>}
      <Until item={only} paid={paid} nothing={refundNow?.amountMinor === 0} />
      <AskRefund wide item={only} access={access} formtoken={formtoken} />
    </section>
  );
}

interface UntilProps {
  readonly item: OrderItem;
  readonly paid: boolean;
  readonly nothing: boolean;
}

/** Until when that holds, or why nothing is refunded. */
function Until({ item, paid, nothing }: UntilProps) {
  const { t } = useLingui();
  const { now } = useFacts();
  const { wayOut } = useItemWords()(item).ladder(now);
  if (!wayOut) return paid && nothing ? <p>{t`Non-refundable`}</p> : null;
  const { text, deadline, free } = wayOut;
  return (
    <>
      {!paid && <p>{text}</p>}
      <p className={classNames(styles.until, free && styles.free)}>
        {paid ? t`This refund applies until ${deadline}.` : t`until ${deadline}`}
      </p>
    </>
  );
}
