import type { ChangeEvent, InputHTMLAttributes, Ref } from 'react';
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
export function TextInput(props: TextInputProps) {
  const { compact, tabular, width = 'full', className, type = 'text', ...rest } = props;
  const classes = classNames(
    styles.input,
    compact && styles.compact,
    tabular && styles.tabular,
    width !== 'full' && styles[width],
    className,
  );
  return <input dir={directionOf(type, rest)} {...rest} {...truncated(rest)} type={type} className={classes} />;
}

/** Addresses, numbers and codes run from left to right wherever they stand. */
function directionOf(type: string, { inputMode, autoCapitalize }: InputHTMLAttributes<HTMLInputElement>) {
  return type === 'email' || type === 'tel' || inputMode === 'numeric' || autoCapitalize === 'characters'
    ? 'ltr'
    : undefined;
}

/** Browsers hold typed text to `maxLength`, but neither what a page gives nor what a tool fills in. */
function truncated({ maxLength, value, defaultValue, onChange }: TextInputProps): Partial<TextInputProps> {
  if (maxLength === undefined) return {};
  const cut = <T,>(text: T) => (typeof text === 'string' ? text.slice(0, maxLength) : text);
  return {
    ...(value !== undefined && { value: cut(value) }),
    ...(defaultValue !== undefined && { defaultValue: cut(defaultValue) }),
    onChange(event: ChangeEvent<HTMLInputElement>) {
      const input = event.currentTarget;
      if (input.value.length > maxLength) input.value = cut(input.value);
      onChange?.(event);
    },
  };
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
