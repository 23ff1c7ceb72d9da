import { useId, type ChangeEvent, type KeyboardEvent } from 'react';
import { IconButton } from '#design/button';
import { classNames } from '#design/class-names';
import styles from './stepper.module.css';

export interface StepperProps {
  readonly label: string;
  readonly hint?: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly lessLabel: string;
  readonly moreLabel: string;
  readonly name?: string;
  /** Says why the limit is reached; belongs to the value. */
  readonly describedBy?: string | undefined;
  readonly onChange: (value: number) => void;
}

const steps: Readonly<Record<string, (value: number, min: number, max: number) => number>> = {
  ArrowUp: (value) => value + 1,
  ArrowDown: (value) => value - 1,
  PageUp: (_value, _min, max) => max,
  PageDown: (_value, min) => min,
  Home: (_value, min) => min,
  End: (_value, _min, max) => max,
};

/** Fewer, value, more. The value takes typing and arrow keys. */
export function Stepper(props: StepperProps) {
  const { label, hint, value, min, max, lessLabel, moreLabel, name, describedBy, onChange } = props;
  const id = useId();
  const set = (next: number) => {
    const kept = Math.min(max, Math.max(min, next));
    if (kept !== value) onChange(kept);
  };
  const press = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    set(step(value, min, max));
  };
  const type = (event: ChangeEvent<HTMLInputElement>) => {
    const digit = event.currentTarget.value.replaceAll(/\D/g, '').slice(-1);
    if (digit !== '') set(Number(digit));
  };
  const button = (icon: 'minus' | 'plus', name: string, next: number) => (
    <IconButton
      icon={icon}
      label={name}
      variant="neutral"
      aria-disabled={next < min || next > max}
      onClick={() => set(next)}
    />
  );
  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        {hint && (
          <span id={`${id}-hint`} className={styles.hint}>
            {hint}
          </span>
        )}
      </div>
      <div className={styles.control}>
        {button('minus', lessLabel, value - 1)}
        <input
          id={id}
          name={name}
          role="spinbutton"
          inputMode="numeric"
          autoComplete="off"
          className={styles.value}
          value={value}
          aria-valuenow={value}
          aria-valuemin={min}
          aria-valuemax={max}
          aria-describedby={classNames(hint && `${id}-hint`, describedBy)}
          onChange={type}
          onKeyDown={press}
        />
        {button('plus', moreLabel, value + 1)}
      </div>
    </div>
  );
}
