import type { ReactNode } from 'react';
import { Badge } from '#design/badge';
import { Icon, type IconName } from '#design/icon';
import { Link } from '#design/link';
import { Price } from '#design/price';
import { SummaryFoot } from '#design/summary-foot';
import type { SumLine } from '#design/sums';
import styles from './cart-list.module.css';

export interface CartLine {
  readonly key: string;
  /** A carrier's tile, or the icon of its kind. */
  readonly sign: ReactNode;
  readonly title: string;
  readonly lines: readonly string[];
  readonly price: string;
  readonly change: { readonly href: string; readonly text: string; readonly label: string };
  /** `AskFirst` with a form of one button. */
  readonly remove: ReactNode;
}

/** What is being chosen now. */
export interface CartOpenLine {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
  /** "Choosing". */
  readonly state: string;
}

export interface CartListProps {
  readonly items: readonly CartLine[];
  readonly open?: CartOpenLine | undefined;
  readonly total: SumLine;
  /** `SummaryFacts`. */
  readonly children: ReactNode;
  /** The one way on. */
  readonly on: ReactNode;
  /** What else may be done, below it. */
  readonly more?: ReactNode;
}

/** The cart: what is in it, what it costs and on what terms, and the way to pay. */
export function CartList({ items, open, total, children, on, more }: CartListProps) {
  return (
    <div className={styles.frame}>
      <div className={styles.cart}>
        <ul className={styles.items}>
          {items.map(({ key, sign, title, lines, price, change, remove }) => (
            <li key={key}>
              <span className={styles.sign}>{sign}</span>
              <div className={styles.what}>
                <b>{title}</b>
                {lines.map((line) => (
                  <p key={line}>{line}</p>
                ))}
              </div>
              <Price size="small" className={styles.price}>
                {price}
              </Price>
              <div className={styles.acts}>
                <Link href={change.href} aria-label={change.label} data-load="document">
                  {change.text}
                </Link>
                {remove}
              </div>
            </li>
          ))}
          {open && (
            <li>
              <span className={styles.sign}>
                <Icon name={open.icon} />
              </span>
              <div className={styles.what}>
                <b>{open.title}</b>
                <p>{open.text}</p>
              </div>
              <Badge>{open.state}</Badge>
            </li>
          )}
        </ul>
        <SummaryFoot total={total} className={styles.foot}>
          {children}
        </SummaryFoot>
        <div className={styles.on}>
          <span className={styles.sum} aria-hidden="true">
            <Price size="small">{total.amount}</Price>
          </span>
          {on}
        </div>
        {more}
      </div>
    </div>
  );
}
