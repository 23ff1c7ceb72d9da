import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { CancellationBar } from '#design/cancellation-bar';
import { Disclosure } from '#design/disclosure';
import type { Order, OrderItem } from '#contract/booking';
import { useFacts } from '../../facts.ts';
import { useItemWords } from '../verticals/order-parts.tsx';
import { isBooking } from './item-kinds.ts';
import styles from './order-page.module.css';
import type { OrderPageProps } from './order-view.island.tsx';
import { useCardWords } from './use-card-words.ts';
import { useSettlingWords } from './use-settling-words.ts';

/** What cancelling gives back and until when, item by item. */
export function Cancelling({ order }: Pick<OrderPageProps, 'order'>) {
  const { t } = useLingui();
  const { now } = useFacts();
  const wordsOf = useItemWords();
  const settling = useSettlingWords(order);
  const booked = order.items.filter((item) => item.state === 'confirmed' && wordsOf(item).ladder(now).bar.length > 0);
  if (!isBooking(order) || booked.length === 0) return null;
  return (
    <section aria-label={t`If you cancel`}>
      <Disclosure look="bar" summary={t`If you cancel`}>
        {settling && <p className={styles.note}>{settling.cancelling}</p>}
        <div className={styles.bars}>
          {booked.map((item) => (
            <div key={item.id}>
              {order.items.length > 1 && <h3 className={styles.subheading}>{wordsOf(item).name}</h3>}
              <Terms order={order} item={item} />
            </div>
          ))}
        </div>
      </Disclosure>
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
