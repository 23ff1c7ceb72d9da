import type { ReactNode } from 'react';
import { Badge } from '#design/badge';
import { Icon, type IconName } from '#design/icon';
import { Link } from '#design/link';
import { Price } from '#design/price';
import styles from './cart-list.module.css';

export interface CartLine {
  readonly key: string;
  /** A carrier's tile, or the icon of its kind. */
  readonly sign: ReactNode;
  readonly title: string;
  readonly lines: readonly string[];
  readonly price: string;
  readonly change: { readonly href: string; readonly text: string; readonly label: string };
  /** A form with one button. */
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
  /** "Price held until 02:14" and "25 minutes from now". */
  readonly held: { readonly text: string; readonly left: string };
  readonly items: readonly CartLine[];
  readonly open?: CartOpenLine | undefined;
  readonly total: { readonly label: string; readonly price: string };
  /** The one way on, and what may stand below it. */
  readonly children: ReactNode;
}

/** The cart: until when its price is held, what is in it, what it costs, and the way to pay. */
export function CartList({ held, items, open, total, children }: CartListProps) {
  return (
    <div className={styles.cart}>
      <p className={styles.held}>
        <Icon name="clock" size="small" />
        <span>
          <b>{held.text}</b>
          {held.left && `, ${held.left}`}
        </span>
      </p>
      <ul className={styles.items}>
        {items.map(({ key, sign, title, lines, price, change, remove }) => (
          <li key={key}>
            <span className={styles.sign}>{sign}</span>
            <div className={styles.what}>
              <b>{title}</b>
              {lines.map((line) => (
                <p key={line}>{line}</p>
              ))}
              <div className={styles.acts}>
                <Link href={change.href} aria-label={change.label}>
                  {change.text}
                </Link>
                {remove}
              </div>
            </div>
            <Price size="small" className={styles.price}>
              {price}
            </Price>
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
      <p className={styles.total}>
        <span>{total.label}</span> <Price size="large">{total.price}</Price>
      </p>
      <div className={styles.on}>{children}</div>
    </div>
  );
}
