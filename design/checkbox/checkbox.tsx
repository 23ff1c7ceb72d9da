import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '#design/class-names';
import styles from './checkbox.module.css';

export interface BoxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  readonly ref?: Ref<HTMLInputElement>;
}

/** The drawn box of a checkbox or radio, for rows that lay out their own label. */
export function CheckBox({ className, ...rest }: BoxProps) {
  return <input {...rest} type="checkbox" className={classNames(styles.box, className)} />;
}

export function RadioDot({ className, ...rest }: BoxProps) {
  return <input {...rest} type="radio" className={classNames(styles.box, className)} />;
}

export interface CheckboxProps extends BoxProps {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
}

/** A labelled checkbox; the whole line is the target. */
export function Checkbox({ label, hint, className, ...rest }: CheckboxProps) {
  return (
    <label className={classNames(styles.label, className)}>
      <CheckBox {...rest} />
      <span>{label}</span> {hint && <span className={styles.hint}>{hint}</span>}
    </label>
  );
}

/** A labelled radio; put several in a `FieldGroup`. */
export function Radio({ label, hint, className, ...rest }: CheckboxProps) {
  return (
    <label className={classNames(styles.label, className)}>
      <RadioDot {...rest} />
      <span>{label}</span> {hint && <span className={styles.hint}>{hint}</span>}
    </label>
  );
}
