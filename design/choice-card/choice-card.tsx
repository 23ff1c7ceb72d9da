import type { ReactNode } from 'react';
import { CheckBox, RadioDot, type BoxProps } from '#design/checkbox';
import { classNames } from '#design/class-names';
import styles from './choice-card.module.css';

export interface ChoiceCardProps extends BoxProps {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** At the end of the card: a price. */
  readonly end?: ReactNode;
  readonly kind?: 'radio' | 'checkbox';
  /** Where several stand in little room. */
  readonly compact?: boolean;
  /** The choice is under way: its mark turns. */
  readonly busy?: boolean;
}

/** A choice with a second line: a saved traveller, a way to pay, an extra with its price. */
export function ChoiceCard({ label, hint, end, kind = 'radio', compact, busy, ...rest }: ChoiceCardProps) {
  const Box = kind === 'radio' ? RadioDot : CheckBox;
  return (
    <label className={classNames(styles.card, compact && styles.compact, busy && styles.busy)}>
      <Box {...rest} />
      <span className={styles.words}>
        <span className={styles.label}>{label}</span> {hint && <span className={styles.hint}>{hint}</span>}
      </span>{' '}
      {end && <bdi className={styles.end}>{end}</bdi>}
    </label>
  );
}

/** Cards side by side where they fit. Put it in a `FieldGroup`. */
export function ChoiceCards({ children }: { children: ReactNode }) {
  return <div className={styles.set}>{children}</div>;
}
