import { useLingui } from '@lingui/react/macro';
import { DatedList } from '#design/dated-list';
import { Disclosure } from '#design/disclosure';
import { Note } from '#design/note';
import type { GeoPoint } from '#design/route-map';
import type { Order } from '#contract/booking';
import type { Problem } from '#contract/core';
import { PageTitle } from '../../page-title.tsx';
import type { Access } from './access.ts';
import { Cancelling } from './cancelling.tsx';
import { DemoMail } from './demo-mail.tsx';
import { FoldedDetails } from './details.tsx';
import { isBooking } from './item-kinds.ts';
import styles from './order-page.module.css';
import { Links } from './links.tsx';
import { OrderAside } from './order-aside.tsx';
import { OrderHead } from './order-head.tsx';
import { OrderItems } from './order-items.tsx';
import { Record } from './record.tsx';
import { FoldedRefunds, Refunds } from './refunds.tsx';
import { useNextSteps } from './use-next-steps.ts';
import { useStateWords } from './use-state-words.ts';

/** Steps that are in view. */
const IN_VIEW = 3;

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
        <Note tone="good" polite answer={answer} title={t`We are sending the email to ${order.contact.email} again.`}>
          <DemoMail />
        </Note>
      )}
      {answer?.renewed && (
        <Note
          tone="good"
          polite
          answer={answer}
          title={t`Earlier links no longer work. We emailed a new one to ${order.contact.email}.`}
        >
          <DemoMail />
        </Note>
      )}
      <div className={styles.columns}>
        <OrderHead {...props} words={words} />
        <Main {...props} />
        <OrderAside {...props} mail={words.mail} />
        <div className={styles.rest}>
          {order.state === 'cancelled' && (
            <>
              <FoldedRefunds order={order} />
              <CancelledTrip {...props} />
            </>
          )}
          <Cancelling order={order} />
          <FoldedDetails order={order} />
          <Record order={order} />
          <Links {...props} />
        </div>
      </div>
    </div>
  );
}

/** What comes next, then the trip. */
function Main({ order, access }: OrderPageProps) {
  const { t } = useLingui();
  if (order.state === 'cancelled') return null;
  return (
    <div className={styles.main}>
      <Next order={order} />
      <section aria-labelledby="trip">
        <h2 id="trip" className={styles.heading}>{t`Your trip`}</h2>
        <div className={styles.items}>
          <OrderItems order={order} access={access} />
        </div>
      </section>
      <Refunds order={order} />
    </div>
  );
}

/** Folded: once all of it is cancelled the refund matters more. */
function CancelledTrip({ order, access }: Pick<OrderPageProps, 'access' | 'order'>) {
  const { t } = useLingui();
  return (
    <Disclosure look="bar" summary={t`Cancelled trip`}>
      <div className={styles.items}>
        <OrderItems order={order} access={access} />
      </div>
    </Disclosure>
  );
}

/** By date; what is further off than the first few is folded. */
function Next({ order }: Pick<OrderPageProps, 'order'>) {
  const { t } = useLingui();
  const steps = useNextSteps(order);
  if (!isBooking(order) || steps.length === 0) return null;
  // One that is left over takes no more room than the line it would be folded into.
  const shown = steps.length === IN_VIEW + 1 ? steps.length : IN_VIEW;
  return (
    <section aria-labelledby="next">
      <h2 id="next" className={styles.heading}>{t`Next steps`}</h2>
      <DatedList marked items={steps.slice(0, shown)} />
      {steps.length > shown && (
        <Disclosure summary={t`Later steps`}>
          <DatedList items={steps.slice(shown)} />
        </Disclosure>
      )}
    </section>
  );
}
