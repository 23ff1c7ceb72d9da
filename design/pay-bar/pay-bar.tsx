import type { ReactNode } from 'react';
import { Price } from '#design/price';
import styles from './pay-bar.module.css';

export interface PayBarProps {
  readonly label: string;
  readonly total: string;
  readonly party: string;
  /** "Non-refundable": a condition that must be seen before the action. */
  readonly terms?: string | undefined;
  /** "Trip total €1,234.56, €34.20 more than now": where the choice takes the place of another; `data-long` where it says two sums. */
  readonly change?: ReactNode;
  /** What is chosen, where there is room beside the sum: "Light", and "Straits Pacific, Tue 9 – Tue 23 Mar". */
  readonly choice?: { readonly name: string; readonly text: string };
  /** What comes next: "Names and documents. You pay in step 3." */
  readonly note?: string;
  /** The one primary action; its words repeat the choice. */
  readonly children: ReactNode;
}

/** Total, party and the next step, always in view. */
export function PayBar({ label, total, party, terms, change, choice, note, children }: PayBarProps) {
  return (
    <section aria-label={label} className={styles.bar}>
      <div className={styles.inner}>
        <div className={styles.sum}>
          <Price size="large">{total}</Price>
          <span className={styles.party}>{party}</span>
          {terms && <span className={styles.terms}>{terms}</span>}
          {change && <div className={styles.terms}>{change}</div>}
        </div>
        {choice && (
          <p className={styles.choice}>
            <b>{choice.name}</b> {choice.text}
          </p>
        )}
        {note && <p className={styles.note}>{note}</p>}
        {children}
      </div>
    </section>
  );
}
