import type { ChangeEventHandler, ReactNode } from 'react';
import { CheckBox, RadioDot } from '#design/checkbox';
import { classNames } from '#design/class-names';
import { Anchor, type AnchorProps } from '#design/link';
import styles from './filter-group.module.css';

export interface FilterGroupProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Stands at the end of the title: the range in words, a reset. */
  readonly aside?: ReactNode;
}

/** One question of the filter rail. */
export function FilterGroup({ title, children, aside }: FilterGroupProps) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        {aside ? <span>{title}</span> : title}
        {aside}
      </legend>
      {children}
    </fieldset>
  );
}

export interface FilterRowProps {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly checked: boolean;
  /** Offers it would leave, given the other filters; absent where that is no number for a reader. */
  readonly count?: string | undefined;
  /** The least total among them. */
  readonly from?: string | undefined;
  /** Why nothing is left: the row stays, disabled. */
  readonly zero?: string | undefined;
  readonly kind?: 'checkbox' | 'radio';
  readonly only?: { readonly text: string; readonly label: string; readonly onPress: () => void } | undefined;
  readonly onChange?: ChangeEventHandler<HTMLInputElement>;
}

/** One answer: label, count and least total. */
export function FilterRow(props: FilterRowProps) {
  const { label, name, value, checked, count, from, zero, kind = 'checkbox', only, onChange } = props;
  const disabled = zero !== undefined && !checked;
  const Box = kind === 'checkbox' ? CheckBox : RadioDot;
  const state = onChange ? { checked, onChange } : { defaultChecked: checked };
  const row = (lone: boolean) => (
    <label className={classNames(lone && styles.line, styles.row, disabled && styles.off)}>
      <Box name={name} value={value} disabled={disabled} {...state} />
      <span className={styles.label}>{label}</span>{' '}
      {disabled ? (
        <span className={styles.reason}>{zero}</span>
      ) : (
        <>
          {count !== undefined && <span className={styles.count}>{count}</span>}{' '}
          {from !== undefined && <span className={styles.price}>{from}</span>}
        </>
      )}
    </label>
  );
  if (!only || disabled) return row(true);
  return (
    <div className={styles.line}>
      {row(false)}
      <button type="button" className={styles.only} aria-label={only.label} onClick={only.onPress}>
        {only.text}
      </button>
    </div>
  );
}

/** Leads to all rows where the page has only the first. */
export function FilterAll({ children, ...rest }: AnchorProps) {
  return (
    <Anchor {...rest} className={styles.all}>
      {children}
    </Anchor>
  );
}

/** Rows past the first few. */
export function FilterMore({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className={styles.more}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
