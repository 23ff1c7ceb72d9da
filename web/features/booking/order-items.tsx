import { useLingui } from '@lingui/react/macro';
import { Badge } from '#design/badge';
import { Disclosure } from '#design/disclosure';
import { Icon } from '#design/icon';
import { Link } from '#design/link';
import type { Order, OrderItem } from '#contract/booking';
import { ItemSheet, useItemWords } from '../verticals/order-parts.tsx';
import type { Access } from './access.ts';
import { isMissing, standingFirst } from './item-kinds.ts';
import styles from './order-items.module.css';
import { useItemState } from './use-item-state.ts';

interface OrderItemsProps {
  readonly order: Order;
  readonly access: Access;
}

/** Everything that was bought together, each with its own name and state; one alone has these in the head. */
export function OrderItems({ order, access }: OrderItemsProps) {
  const [first, ...more] = order.items;
  if (first && more.length === 0) return <ItemSheet order={order} item={first} named={false} access={access} />;
  return standingFirst(order).map((item) => <Item key={item.id} order={order} item={item} access={access} />);
}

function Item({ order, item, access }: OrderItemsProps & { readonly item: OrderItem }) {
  const { t } = useLingui();
  const words = useItemWords()(item);
  const state = useItemState()(item);
  const title = `item-${item.id}`;
  return (
    <section aria-labelledby={title} className={styles.item}>
      <div className={styles.head}>
        <h3 id={title} className={styles.name}>
          <Icon name={words.icon} /> {words.title}
        </h3>
        <Badge tone={state.tone} icon={state.icon}>
          {state.text}
        </Badge>
      </div>
      <Missing order={order} item={item} />
      {item.state === 'cancelled' && (
        <p className={styles.missing}>
          <Link look="block" href={words.searchAgain}>{t`Search again`}</Link>
        </p>
      )}
      {item.state === 'cancelled' && order.state !== 'cancelled' ? (
        <Disclosure look="bar" summary={t`What was cancelled`}>
          <ItemSheet order={order} item={item} named access={access} />
        </Disclosure>
      ) : (
        <ItemSheet order={order} item={item} named access={access} />
      )}
    </section>
  );
}

/** What was not booked is not paid for, and can be looked for again. */
function Missing({ order, item }: { readonly order: Order; readonly item: OrderItem }) {
  const { t } = useLingui();
  const { states, searchAgain } = useItemWords()(item);
  if (order.state !== 'partly_confirmed' || !isMissing(order, item)) return null;
  return (
    <p className={styles.missing}>
      {states.failed} {t`You are not charged for it.`} <Link href={searchAgain}>{t`Search again`}</Link>
    </p>
  );
}
