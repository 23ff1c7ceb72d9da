import type { ReactNode } from 'react';
import { CarrierTile } from '#design/carrier-tile';
import { Icon, type IconName } from '#design/icon';
import { Price } from '#design/price';
import { SampleMark } from '#design/sample-mark';
import { SumLines, SumTotal, type SumLine } from '#design/sums';
import styles from './order-summary.module.css';

export interface OrderLeg {
  readonly carrier: { readonly code: string; readonly name: string };
  /** Two times, an arrow between them and a day offset, each isolated by the caller. */
  readonly times: ReactNode;
  readonly detail: ReactNode;
}

export interface OrderSummaryProps {
  readonly title: string;
  readonly meta: string;
  readonly sample?: string | undefined;
  readonly legs: readonly OrderLeg[];
  readonly lines: readonly SumLine[];
  readonly total: SumLine;
  readonly notes?: readonly { readonly icon: IconName; readonly text: string }[];
  /** A route map, drawn elsewhere. */
  readonly art?: ReactNode;
}

/** What is being bought, always beside or above the form. */
export function OrderSummary({ title, meta, sample, legs, lines, total, notes = [], art }: OrderSummaryProps) {
  return (
    <section className={styles.summary} aria-label={title}>
      {art && <div className={styles.art}>{art}</div>}
      <div className={styles.body}>
        <h2>{title}</h2>
        <p className={styles.meta}>
          {meta}
          {sample && <SampleMark>{sample}</SampleMark>}
        </p>
        <ul className={styles.legs}>
          {legs.map((leg, at) => (
            <li key={at} className={styles.leg}>
              <CarrierTile code={leg.carrier.code} name={leg.carrier.name} />
              <span>
                <span className={styles.times}>{leg.times}</span>
                <span>{leg.detail}</span>
              </span>
            </li>
          ))}
        </ul>
        <SumLines lines={lines} className={styles.lines} />
      </div>
      <SumTotal {...total} className={styles.total} />
      {notes.length > 0 && (
        <ul className={styles.notes}>
          {notes.map((note) => (
            <li key={note.text}>
              <Icon name={note.icon} size="small" />
              {note.text}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

export interface OrderBarProps {
  /** "London to Singapore, 2 adults". */
  readonly summary: string;
  readonly total: string;
  /** The `OrderSummary` it opens. */
  readonly children: ReactNode;
}

/** The summary folded into one line under the header, for narrow screens. */
export function OrderBar({ summary, total, children }: OrderBarProps) {
  return (
    <details className={styles.bar}>
      <summary>
        <Icon name="chevron-down" size="small" />
        <span>{summary}</span>
        <Price size="small" className={styles.barTotal}>
          {total}
        </Price>
      </summary>
      {children}
    </details>
  );
}
