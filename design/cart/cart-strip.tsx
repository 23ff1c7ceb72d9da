import type { ReactNode } from 'react';
import { Icon } from '#design/icon';
import styles from './cart-strip.module.css';

export interface CartStripProps {
  readonly label: string;
  /** "Adding a stay to your trip." */
  readonly title: string;
  readonly children: ReactNode;
  /** Said on a phone, where the chip has no room for it: "Price held until 02:14." */
  readonly held: string;
  /** The one way out. */
  readonly leave: ReactNode;
  /** Leaves the sentences out where there is little room: the chip has the sum. */
  readonly brief?: boolean;
}

/** Under the header while something is being added: what it is, and the way to search without. */
export function CartStrip({ label, title, children, held, leave, brief }: CartStripProps) {
  return (
    <section className={styles.strip} aria-label={label}>
      <div className={styles.inner}>
        <Icon name="shopping-bag" />
        <p>
          <b>{title}</b> <span className={brief ? styles.brief : undefined}>{children}</span>{' '}
          <span className={styles.held}>{held}</span>
        </p>
        <div className={styles.leave}>{leave}</div>
      </div>
    </section>
  );
}
