import type { Ref, TextareaHTMLAttributes } from 'react';
import { Field, type FieldProps } from '#design/field';
import styles from './text-area.module.css';

export interface TextAreaProps
  extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'className'>, FieldProps {
  readonly ref?: Ref<HTMLTextAreaElement>;
}

/** A labelled field for several lines; it grows with what is written. Its words run by their own script. */
export function TextArea({ label, hint, error, optional, id, className, ...area }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional} id={id} className={className}>
      {(control) => <textarea dir="auto" rows={6} {...area} {...control} className={styles.area} />}
    </Field>
  );
}
