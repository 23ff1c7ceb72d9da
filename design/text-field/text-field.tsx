import type { InputHTMLAttributes, Ref } from 'react';
import { classNames } from '#design/class-names';
import { Field, type FieldProps } from '#design/field';
import styles from './text-field.module.css';

export interface TextInputProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly compact?: boolean;
  /** Figures keep their columns; numbers are text inputs with `inputMode`. */
  readonly tabular?: boolean;
  readonly width?: 'short' | 'medium' | 'full';
  readonly ref?: Ref<HTMLInputElement>;
}

/** A bare text input, for use inside a `Field` or with its own `aria-label`. */
export function TextInput({ compact, tabular, width = 'full', className, type = 'text', ...rest }: TextInputProps) {
  const classes = classNames(
    styles.input,
    compact && styles.compact,
    tabular && styles.tabular,
    width !== 'full' && styles[width],
    className,
  );
  return <input {...rest} type={type} className={classes} />;
}

export type TextFieldProps = Omit<TextInputProps, 'id' | 'className'> & FieldProps;

/** A labelled text input. */
export function TextField({ label, hint, error, optional, id, className, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional} id={id} className={className}>
      {(control) => <TextInput {...input} {...control} />}
    </Field>
  );
}
