import { useId, type ReactNode } from 'react';
import { classNames } from '#design/class-names';
import { FieldError } from '#design/field';
import { Icon } from '#design/icon';
import { Switch } from '#design/switch';
import styles from './toggle-row.module.css';

export interface ToggleRowProps {
  readonly label: string;
  /** What it does, on and off; links may stand in it. */
  readonly hint?: ReactNode;
  readonly name?: string;
  readonly value?: string;
  readonly on?: boolean;
  readonly defaultOn?: boolean;
  /** Why it cannot be changed here: "Set by your company". */
  readonly locked?: string | undefined;
  /** Said while the change is on its way: "Saving…"; it can be pressed again meanwhile. */
  readonly busyText?: string | undefined;
  /** Said once it is kept: "Saved". */
  readonly savedText?: string | undefined;
  /** What went wrong, and what holds now. */
  readonly error?: string | undefined;
  readonly onChange?: (on: boolean) => void;
}

/** One setting that takes effect at once: what it does beside its switch, and below what became of a change. */
export function ToggleRow(props: ToggleRowProps) {
  const { label, hint, name, value, on, defaultOn, locked, busyText, savedText, error, onChange } = props;
  const id = useId();
  const described = classNames(hint ? `${id}-hint` : undefined, locked && `${id}-locked`, error && `${id}-error`);
  const change = onChange ?? (on === undefined ? undefined : noop);
  return (
    <div className={styles.row} aria-busy={busyText ? true : undefined}>
      <Switch
        label={label}
        className={styles.switch}
        name={name}
        value={value}
        disabled={locked !== undefined}
        aria-describedby={described}
        aria-invalid={error ? true : undefined}
        {...(on === undefined ? { defaultChecked: defaultOn } : { checked: on })}
        onChange={change && ((event) => change(event.currentTarget.checked))}
      />
      <div className={styles.below}>
        {hint && (
          <p id={`${id}-hint`} className={styles.hint}>
            {hint}
          </p>
        )}
        {locked && (
          <p id={`${id}-locked`} className={styles.locked}>
            <Icon name="lock" size="small" />
            <span>{locked}</span>
          </p>
        )}
        {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
        <output className={styles.state}>
          {(busyText ?? (!error && savedText)) ? (
            <span className={busyText === undefined ? styles.saved : undefined}>{busyText ?? savedText}</span>
          ) : null}
        </output>
      </div>
    </div>
  );
}

function noop() {}

/** Several settings under each other, with a line between them. */
export function ToggleRows({ label, children }: { readonly label: string; readonly children: readonly ReactNode[] }) {
  return (
    <ul aria-label={label} className={styles.rows}>
      {children.map((row, at) => (
        <li key={at}>{row}</li>
      ))}
    </ul>
  );
}
