import { useLingui } from '@lingui/react/macro';
import { DatedList, type DatedItem } from '#design/dated-list';
import { LinkButton } from '#design/link-button';
import { Disclosure } from '#design/disclosure';
import { Note } from '#design/note';
import type { GeoPoint } from '#design/route-map';
import type { Order } from '#contract/booking';
import type { Problem } from '#contract/core';
import { PageTitle } from '../../page-title.tsx';
import { type Access, calendarAddress } from './access.ts';
import { Cancelling } from './cancelling.tsx';
import { Details } from './details.tsx';
import { isBooking } from './item-kinds.ts';
import styles from './order-page.module.css';
import { Links } from './links.tsx';
import { OrderAside } from './order-aside.tsx';
import { OrderHead } from './order-head.tsx';
import { OrderItems } from './order-items.tsx';
import { Record } from './record.tsx';
import { Refunds } from './refunds.tsx';
import { useNextSteps } from './use-next-steps.ts';
import { useStateWords } from './use-state-words.ts';

export interface OrderPageProps {
  readonly order: Order;
  readonly access: Access;
  /** Null when nothing on the page changes anything. */
  readonly formtoken: string | null;
  /** Airports of the way out; empty when they are not known. */
  readonly points: readonly GeoPoint[];
  /** How the last post from this page ended. */
  readonly answer:
    | { readonly resent: boolean; readonly renewed?: boolean; readonly problems: readonly Problem[] }
    | undefined;
}

/** One booking in whatever state it is: where it stands, what was bought, what comes next, and the money. */
export function OrderPage(props: OrderPageProps) {
  const { t } = useLingui();
  const { order, answer } = props;
  const words = useStateWords(order);
  return (
    <div className={styles.page}>
      <PageTitle>{words.title}</PageTitle>
      <meta name="robots" content="noindex" />
      {answer?.problems.map((problem) => (
        <Note key={problem.code} tone="bad" role="alert" answer={answer} title={problem.localizedDescription} />
      ))}
      {answer?.resent && (
        <Note tone="good" polite answer={answer} title={t`We are sending the email to ${order.contact.email} again.`} />
      )}
      {answer?.renewed && (
        <Note
          tone="good"
          polite
          answer={answer}
          title={t`Earlier links no longer work. We emailed a new one to ${order.contact.email}.`}
        />
      )}
      <OrderHead {...props} words={words} />
      <div className={styles.columns}>
        <div className={styles.main}>
          {order.state === 'cancelled' ? <Refunds order={order} /> : <Next {...props} />}
          <Bought {...props} />
          {order.state !== 'cancelled' && <Refunds order={order} />}
        </div>
        <OrderAside {...props} />
        <div className={styles.rest}>
          <Cancelling {...props} />
          <Details order={order} />
          <Record order={order} />
          <Links {...props} />
        </div>
      </div>
    </div>
  );
}

/** The trip; folded once all of it is cancelled, as the refund matters then. */
function Bought({ order, access }: Pick<OrderPageProps, 'access' | 'order'>) {
  const { t } = useLingui();
  const items = <OrderItems order={order} access={access} />;
  if (order.state !== 'cancelled') {
    return (
      <section aria-labelledby="trip">
        <h2 id="trip" className={styles.heading}>{t`Your trip`}</h2>
        <div className={styles.items}>{items}</div>
      </section>
    );
  }
  return (
    <Disclosure look="bar" summary={t`Cancelled trip`}>
      <div className={styles.items}>{items}</div>
    </Disclosure>
  );
}

/** By date; what can be done at once comes first and has the button of the page. */
function Next({ order, access }: Pick<OrderPageProps, 'access' | 'order'>) {
  const { t } = useLingui();
  const steps = useNextSteps(order);
  if (!isBooking(order) || steps.length === 0) return null;
  const toBeAt = order.actions.includes('calendar') && steps.some(({ place }) => place !== undefined);
  const save: DatedItem = {
    icon: 'calendar-plus',
    title: t`Save the trip`,
    text: t`Every flight and stay, with place and local time.`,
    when: t`now`,
    action: (
      <LinkButton variant="primary" href={calendarAddress(access)} download>
        {t`Add to calendar`}
      </LinkButton>
    ),
  };
  return (
    <section aria-labelledby="next">
      <h2 id="next" className={styles.heading}>{t`Next steps`}</h2>
      <DatedList items={toBeAt ? [save, ...steps] : steps} />
    </section>
  );
}
