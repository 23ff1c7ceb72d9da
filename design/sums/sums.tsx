import { Fragment } from 'react';
import { classNames } from '#design/class-names';
import { Price } from '#design/price';
import styles from './sums.module.css';

export interface SumLine {
  readonly text: string;
  readonly amount: string;
  /** What it is made of, where it is one of several things; they add up to its amount. */
  readonly parts?: readonly SumLine[] | undefined;
}

export interface SumsProps {
  readonly lines: readonly SumLine[];
  readonly className?: string | undefined;
}

/** Parts of a price; they add up to the total that follows. */
export function SumLines({ lines, className }: SumsProps) {
  return (
    <dl className={classNames(styles.lines, className)}>
      {lines.map((line, at) => (
        <Fragment key={at}>
          <Line line={line} className={line.parts && styles.whole} />
          {line.parts?.map((part, nth) => (
            <Line key={nth} line={part} className={styles.part} />
          ))}
        </Fragment>
      ))}
    </dl>
  );
}

function Line({
  line: { text, amount },
  className,
}: {
  readonly line: SumLine;
  readonly className: string | undefined;
}) {
  return (
    <div className={classNames(styles.line, className)}>
      <dt>{text}</dt>
      <dd className={styles.amount}>
        <bdi>{amount}</bdi>
      </dd>
    </div>
  );
}

/** The total, below the crease. */
export function SumTotal({ text, amount, className }: SumLine & { readonly className?: string | undefined }) {
  return (
    <dl className={classNames(styles.total, className)}>
      <dt>{text}</dt>
      <dd className={styles.amount}>
        <Price size="large">{amount}</Price>
      </dd>
    </dl>
  );
}
