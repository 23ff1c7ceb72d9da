import type { ChangeEvent } from 'react';
import { classNames } from '#design/class-names';
import { visuallyHiddenClass } from '#design/visually-hidden';
import styles from './text-radio-group.module.css';

export interface TextRadioOption {
  readonly value: string;
  readonly text: string;
  readonly hint?: string;
  readonly disabled?: boolean;
}

export interface TextRadioGroupProps {
  readonly label: string;
  /** Only said, where the page shows the question already. */
  readonly labelHidden?: boolean;
  readonly name: string;
  /** At least one. */
  readonly options: readonly TextRadioOption[];
  readonly defaultValue?: string;
  readonly describedBy?: string;
  readonly onChange?: (value: string) => void;
}

/** A question with its answers below each other, each a line of text to press. */
export function TextRadioGroup(props: TextRadioGroupProps) {
  const { label, labelHidden, name, options, defaultValue, describedBy, onChange } = props;
  if (options.length === 0) throw new TypeError('TextRadioGroup requires the options prop array not be empty.');
  const change = onChange && ((event: ChangeEvent<HTMLInputElement>) => onChange(event.currentTarget.value));
  return (
    <fieldset className={styles.group} aria-describedby={describedBy}>
      <legend className={labelHidden ? visuallyHiddenClass : styles.legend}>{label}</legend>
      {options.map(({ value, text, hint, disabled }) => (
        <label key={value} className={classNames(styles.option, disabled && styles.disabled)}>
          <input
            type="radio"
            name={name}
            value={value}
            disabled={disabled}
            defaultChecked={value === defaultValue}
            className={styles.radio}
            {...(change && { onChange: change })}
          />
          <span>
            {text} {hint && <span className={styles.hint}>{hint}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
