import type { ChangeEvent } from 'react';
import { classNames } from '#design/class-names';
import { visuallyHiddenClass } from '#design/visually-hidden';
import styles from './segmented.module.css';

export interface SegmentedOption {
  readonly value: string;
  readonly text: string;
  /** Said instead of the text where the text is a symbol or letter. */
  readonly label?: string;
  readonly disabled?: boolean;
}

export interface SegmentedProps {
  readonly label: string;
  /** Where the question stands: above, beside, or only spoken. */
  readonly labelPlace?: 'above' | 'beside' | 'hidden';
  readonly name: string;
  readonly options: readonly SegmentedOption[];
  readonly value?: string;
  readonly defaultValue?: string;
  readonly size?: 'medium' | 'compact';
  readonly wide?: boolean;
  readonly describedBy?: string;
  readonly onChange?: (value: string) => void;
}

/** Two to four short choices, all in view; radios underneath, so it posts without scripts. */
export function Segmented(props: SegmentedProps) {
  const { label, labelPlace = 'above', name, options, value, defaultValue, size, wide, describedBy, onChange } = props;
  const change = onChange && ((event: ChangeEvent<HTMLInputElement>) => onChange(event.currentTarget.value));
  const beside = labelPlace === 'beside';
  return (
    <fieldset className={classNames(styles.field, beside && styles.inline)} aria-describedby={describedBy}>
      <legend className={labelPlace === 'above' ? styles.legend : visuallyHiddenClass}>{label}</legend>
      {beside && (
        <span className={styles.inlineText} aria-hidden="true">
          {label}
        </span>
      )}
      <div className={classNames(styles.set, wide && styles.wide, size === 'compact' && styles.compact)}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              name={name}
              value={option.value}
              disabled={option.disabled}
              aria-label={option.label}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
              onChange={change ?? noop}
            />
            <span data-text={option.text}>{option.text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function noop() {}
