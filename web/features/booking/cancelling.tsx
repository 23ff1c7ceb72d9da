import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { CancellationBar } from '#design/cancellation-bar';
import type { Order, OrderItem } from '#contract/booking';
import { useFacts } from '../../facts.ts';
import { useItemWords } from '../verticals/order-parts.tsx';
import { AskRefund } from './ask-refund.tsx';
import { isBooking } from './item-kinds.ts';
import styles from './order-page.module.css';
import type { OrderPageProps } from './order-page.tsx';
import { useCardWords } from './use-card-words.ts';
import { useSettlingWords } from './use-settling-words.ts';

type CancellingProps = Pick<OrderPageProps, 'order' | 'access' | 'formtoken'>;

/** What cancelling gives back and until when, item by item, and the way to ask for the terms of this moment. */
export function Cancelling({ order, ...rest }: CancellingProps) {
  const { t } = useLingui();
  const { now } = useFacts();
  const wordsOf = useItemWords();
  const settling = useSettlingWords(order);
  const booked = order.items.filter((item) => item.state === 'confirmed' && wordsOf(item).ladder(now).bar.length > 0);
  if (!isBooking(order) || booked.length === 0) return null;
  return (
    <section aria-labelledby="cancelling">
      <h2 id="cancelling" className={styles.heading}>{t`If you cancel`}</h2>
      {settling && <p className={styles.note}>{settling.cancelling}</p>}
      <div className={styles.bars}>
        {booked.map((item) => (
          <div key={item.id}>
            {order.items.length > 1 && <h3 className={styles.subheading}>{wordsOf(item).name}</h3>}
            <Terms order={order} item={item} />
            {order.items.length > 1 && <AskAbout order={order} item={item} {...rest} />}
          </div>
        ))}
      </div>
    </section>
  );
}

/** The deadlines of one thing on the clock of its place, and who pays back. */
export function Terms({ order, item }: { readonly order: Order; readonly item: OrderItem }) {
  const { t } = useLingui();
  const { now } = useFacts();
  const { ladder, name, zoneName } = useItemWords()(item);
  const payBack = usePayBack(order);
  const { bar, note } = ladder(now);
  const label = order.items.length > 1 ? t`If you cancel: ${name}` : t`If you cancel`;
  const notes = [
    t`Deadlines in ${zoneName}.`,
    note,
    item.dueNow.amountMinor > 0 && bar.some(({ back }) => back !== 'nothing') && payBack,
  ];
  return <CancellationBar label={label} steps={bar} note={notes.filter(Boolean).join(' ')} />;
}

function usePayBack({ refundPromise: { by, days }, payments }: Order): string {
  const { t } = useLingui();
  const card = useCardWords();
  const payment = payments.at(-1);
  const to = payment ? card(payment) : t`your original payment method`;
  return t`${by} pays the refund to ${to} ${plural(days, { one: 'within # day', other: 'within # days' })}.`;
}

/** Of several things each is asked about by itself; one alone is beside its price. */
function AskAbout({ order, item, access, formtoken }: CancellingProps & { readonly item: OrderItem }) {
  const { name } = useItemWords()(item);
  if (!order.actions.includes('cancel') || !item.cancellable || !formtoken) return null;
  return (
    <div className={styles.end}>
      <AskRefund item={item} access={access} formtoken={formtoken} about={name} />
    </div>
  );
}
