import type { ReactNode } from 'react';
import { CarrierTile } from '#design/carrier-tile';
import { Icon, type IconName } from '#design/icon';
import { Price } from '#design/price';
import { SampleMark } from '#design/sample-mark';
import { SummaryFoot } from '#design/summary-foot';
import { SumLines, type SumLine } from '#design/sums';
import styles from './order-summary.module.css';

export interface OrderLeg {
  /** Who flies; something else has a sign of its own. */
  readonly sign: { readonly code: string; readonly name: string } | IconName;
  /** Two times, an arrow between them and a day offset, each isolated by the caller; or a name. */
  readonly times: ReactNode;
  readonly detail: ReactNode;
}

export interface OrderThingProps {
  readonly title: string;
  readonly meta: string;
  readonly sample?: string | undefined;
  readonly legs: readonly OrderLeg[];
  /** A route map or a picture, drawn elsewhere. */
  readonly art?: ReactNode;
}

/** One thing that is being bought. */
export function OrderThing({ title, meta, sample, legs, art }: OrderThingProps) {
  return (
    <>
      {art && <div className={styles.art}>{art}</div>}
      <div className={styles.body}>
        <h2>{title}</h2>
        <p className={styles.meta}>
          {meta}
          {sample && <SampleMark>{sample}</SampleMark>}
        </p>
        <ul className={styles.legs}>
          {legs.map(({ sign, times, detail }, at) => (
            <li key={at} className={styles.leg}>
              {typeof sign === 'string' ? (
                <span className={styles.sign}>
                  <Icon name={sign} />
                </span>
              ) : (
                <CarrierTile code={sign.code} name={sign.name} />
              )}
              <span>
                <span className={styles.times}>{times}</span>
                <span>{detail}</span>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

export interface OrderSummaryProps {
  readonly label: string;
  /** An `OrderThing` each. */
  readonly children: ReactNode;
  readonly lines: readonly SumLine[];
  readonly total: SumLine;
  /** Below the total: `SummaryFacts`. */
  readonly foot: ReactNode;
}

/** What is being bought, always beside or above the form. */
export function OrderSummary({ label, children, lines, total, foot }: OrderSummaryProps) {
  return (
    <section className={styles.summary} aria-label={label}>
      {children}
      <SumLines lines={lines} className={styles.lines} />
      <SummaryFoot total={total} className={styles.foot}>
        {foot}
      </SummaryFoot>
    </section>
  );
}

export interface OrderBarProps {
  /** "London to Singapore, 2 adults". */
  readonly summary: string;
  readonly total: string;
  /** "Price held until 17:57". */
  readonly note?: string | undefined;
  /** The `OrderSummary` it opens. */
  readonly children: ReactNode;
}

/** The summary folded into one line under the header, for narrow screens. */
export function OrderBar({ summary, total, note, children }: OrderBarProps) {
  return (
    <details className={styles.bar}>
      <summary>
        <Icon name="chevron-down" size="small" />
        <span className={styles.barText}>
          {summary}
          {note && <small>{note}</small>}
        </span>
        <Price size="small" className={styles.barTotal}>
          {total}
        </Price>
      </summary>
      {children}
    </details>
  );
}
