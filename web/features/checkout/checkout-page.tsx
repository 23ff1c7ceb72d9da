import { useLingui } from '@lingui/react/macro';
import { createContext, type ReactNode, use, useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';
import { OrderBar } from '#design/order-summary';
import { Price } from '#design/price';
import { PageTitle } from '../../page-title.tsx';
import { useLists } from '../reader/use-lists.ts';
import styles from './checkout.module.css';
import type { MapPoint } from '../verticals/checkout-parts.ts';
import { HeldNote } from './held-note.tsx';
import type { Purchase } from './purchase.ts';
import { useSumFoot, useSummary } from './use-summary.tsx';

/**
 * For the end of the page's form. What changes as the page comes alive is worked out there: another value here would draw every part
 * anew that still sleeps in the form.
 */
const PurchaseContext = createContext<Purchase | null>(null);

interface CheckoutPageProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly purchase: Purchase;
  readonly map: readonly MapPoint[];
  readonly children: ReactNode;
}

/** A page of checkout: what is done here at the start, what is bought always in view beside or above it. */
export function CheckoutPage({ title, lead, purchase, map, children }: CheckoutPageProps) {
  const { t } = useLingui();
  const summary = useSummary(purchase, map);
  const lists = useLists();
  return (
    <>
      <PageTitle>{t`${title}: ${summary.title}`}</PageTitle>
      <div className={styles.bar}>
        <OrderBar summary={lists.facts([summary.title, summary.who])} total={summary.total} note={summary.held}>
          {summary.full}
        </OrderBar>
      </div>
      <div className={styles.page}>
        <div className={styles.column}>
          <div className={styles.head}>
            <PageHeading>{title}</PageHeading>
            <p className={styles.lead}>{lead}</p>
            {summary.samples}
          </div>
          {purchase.over !== 'replaced' && <HeldNote {...purchase} />}
          <PurchaseContext value={purchase}>{children}</PurchaseContext>
        </div>
        <div className={styles.aside}>{summary.full}</div>
      </div>
    </>
  );
}

/** The h1. After a step it takes focus, so that reading goes on at the top of the new page. */
export function PageHeading({ children }: { readonly children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const arrived = useNavigationType() !== 'POP';
  const told = useRef('');
  useEffect(() => {
    // A refused submit is no new step: what it says has the focus.
    if (arrived && told.current !== children) heading.current?.focus({ preventScroll: true });
    told.current = children;
  }, [arrived, children]);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}

interface ActionsProps {
  readonly back?: ReactNode;
  /** False where the page itself says what the total is made of and on what terms. */
  readonly foot?: boolean;
  readonly children: ReactNode;
}

/** The sum with its terms where no summary stands beside, then the way back and the one way on; on a phone these stay in view. */
export function Actions({ back, foot = true, children }: ActionsProps) {
  const bought = use(PurchaseContext);
  const purchase = bought?.over ? null : bought;
  return (
    <>
      {purchase && foot && <Foot purchase={purchase} />}
      <div className={styles.actions}>
        {back && <div className={styles.back}>{back}</div>}
        {purchase && <Due purchase={purchase} />}
        <div className={styles.on}>{children}</div>
      </div>
    </>
  );
}

interface OfPurchase {
  readonly purchase: Purchase;
}

function Foot({ purchase }: OfPurchase) {
  return <div className={styles.foot}>{useSumFoot(purchase).foot}</div>;
}

/** What is charged now over what later. */
function Due({ purchase }: OfPurchase) {
  const [sum, note] = useSumFoot(purchase).due;
  return (
    <p className={styles.sum}>
      <Price size="small">{sum}</Price>
      <span>{note}</span>
    </p>
  );
}
