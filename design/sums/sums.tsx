import { classNames } from '#design/class-names';
import { Price } from '#design/price';
import styles from './sums.module.css';

export interface SumLine {
  readonly text: string;
  readonly amount: string;
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
        <div key={at} className={styles.line}>
          <dt>{line.text}</dt>
          <dd className={styles.amount}>
            <bdi>{line.amount}</bdi>
          </dd>
        </div>
      ))}
    </dl>
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
