import type { Ref, SelectHTMLAttributes } from 'react';
import { classNames } from '#design/class-names';
import { Field, type FieldProps } from '#design/field';
import { Icon } from '#design/icon';
import styles from './select-field.module.css';

export interface SelectOption {
  readonly value: string;
  readonly text: string;
  readonly disabled?: boolean;
  /** Names the options below it; never a choice itself. */
  readonly heading?: boolean;
}

export interface SelectProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'children'> {
  readonly options: readonly SelectOption[];
  readonly compact?: boolean;
  readonly ref?: Ref<HTMLSelectElement>;
}

/** A bare native select, for use inside a `Field` or with its own `aria-label`. */
export function Select({ options, compact, className, ...rest }: SelectProps) {
  return (
    <span className={classNames(styles.wrap, className)}>
      <select {...rest} className={classNames(styles.select, compact && styles.compact)}>
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled || option.heading}>
            {option.text}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size="small" className={styles.mark} />
    </span>
  );
}

export type SelectFieldProps = Omit<SelectProps, 'id' | 'className'> & FieldProps;

/** A labelled select. */
export function SelectField({ label, hint, error, optional, id, className, ...select }: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional} id={id} className={className}>
      {(control) => <Select {...select} {...control} />}
    </Field>
  );
}
