import { useRef, type ChangeEvent } from 'react';
import { classNames } from '#design/class-names';
import { useTakeover } from '#design/hydrated';
import { visuallyHiddenClass } from '#design/visually-hidden';
import styles from './segmented.module.css';

export interface SegmentedOption {
  readonly value: string;
  /** What it costs stands on a line of its own after a line break. */
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
  /** False where something else posts the choice. */
  readonly posts?: boolean;
  readonly onChange?: (value: string) => void;
}

/** Two to four short choices, all in view; radios underneath, so it posts without scripts. */
export function Segmented(props: SegmentedProps) {
  const {
    label,
    labelPlace = 'above',
    name,
    options,
    value,
    defaultValue,
    size,
    wide,
    describedBy,
    posts,
    onChange,
  } = props;
  const change = onChange && ((event: ChangeEvent<HTMLInputElement>) => onChange(event.currentTarget.value));
  const beside = labelPlace === 'beside';
  const set = useRef<HTMLDivElement>(null);
  useTakeover(() => {
    const chosen = set.current?.querySelector<HTMLInputElement>('input:checked');
    if (value !== undefined && chosen && chosen.value !== value) onChange?.(chosen.value);
  });
  return (
    <fieldset className={classNames(styles.field, beside && styles.inline)} aria-describedby={describedBy}>
      <legend className={labelPlace === 'above' ? styles.legend : visuallyHiddenClass}>{label}</legend>
      {beside && (
        <span className={styles.inlineText} aria-hidden="true">
          {label}
        </span>
      )}
      <div ref={set} className={classNames(styles.set, wide && styles.wide, size === 'compact' && styles.compact)}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              name={name}
              value={option.value}
              disabled={option.disabled}
              form={posts === false ? '' : undefined}
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
