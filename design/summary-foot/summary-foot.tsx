import type { ReactNode } from 'react';
import { classNames } from '#design/class-names';
import { Icon, type IconName } from '#design/icon';
import { SumTotal, type SumLine } from '#design/sums';
import styles from './summary-foot.module.css';

export interface SummaryFact {
  readonly icon: IconName;
  readonly text: string;
  /** Below it, a line each: "Free cancellation for 24 hours, then no refund". */
  readonly more?: readonly string[] | undefined;
}

/** Until when the price is held, what is charged when, and how each part can be cancelled. */
export function SummaryFacts({ facts }: { readonly facts: readonly SummaryFact[] }) {
  return (
    <ul className={styles.facts}>
      {facts.map(({ icon, text, more = [] }) => (
        <li key={text}>
          <Icon name={icon} size="small" />
          <div>
            {more.length > 0 ? <b>{text}</b> : text}
            {more.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}

export interface SummaryFootProps {
  readonly total: SumLine;
  /** `SummaryFacts`, and the way on where there is one. */
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** The end of every summary of a trip: its total and what belongs to it, in the same order wherever it stands. */
export function SummaryFoot({ total, children, className }: SummaryFootProps) {
  return (
    <div className={classNames(styles.foot, className)}>
      <SumTotal {...total} className={styles.total} />
      <div className={styles.rest}>{children}</div>
    </div>
  );
}
