import type { ReactNode } from 'react';
import { classNames } from '#design/class-names';
import { Icon } from '#design/icon';
import { SampleMark } from '#design/sample-mark';
import { SumLines, SumTotal, type SumLine } from '#design/sums';
import styles from './receipt.module.css';

export interface ReceiptNote {
  readonly text: string;
  /** Paid or otherwise settled; what is still to come carries no check. */
  readonly settled: boolean;
}

export interface ReceiptProps {
  readonly title: string;
  readonly lines: readonly SumLine[];
  readonly total: SumLine;
  /** What came back of the total matters more than the total. */
  readonly isRefunded?: boolean;
  /** "Paid" and "Pay at the property", or what came back of the total and what is left. */
  readonly split?: readonly SumLine[] | undefined;
  /** How it was paid; the price first seen and what was added. */
  readonly notes: readonly ReceiptNote[];
  readonly sample?: string | undefined;
  /** What there is to take along of it, or to do about it. */
  readonly children?: ReactNode;
}

/** What was paid, and why it is the amount it is. */
export function Receipt({ title, lines, total, isRefunded = false, split, notes, sample, children }: ReceiptProps) {
  return (
    <section aria-label={title} className={styles.receipt}>
      <h2 className={styles.title}>{title}</h2>
      <SumLines lines={lines} className={styles.lines} />
      <SumTotal {...total} className={classNames(styles.total, isRefunded && styles.quiet)} />
      {split && <SumLines lines={split} className={styles.split} />}
      <ul className={styles.notes}>
        {notes.map(({ text, settled }) => (
          <li key={text} className={settled ? styles.settled : undefined}>
            <Icon name={settled ? 'check' : 'info'} size="small" />
            {text}
          </li>
        ))}
      </ul>
      {sample && (
        <p className={styles.sample}>
          <SampleMark>{sample}</SampleMark>
        </p>
      )}
      {children && <div className={styles.more}>{children}</div>}
    </section>
  );
}
