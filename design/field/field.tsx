import { useId, type ReactNode } from 'react';
import { classNames } from '#design/class-names';
import { Icon } from '#design/icon';
import { useOpenError } from './answered.ts';
import styles from './field.module.css';

/** What a control inside a field needs so that label, hint and error belong to it. */
export interface FieldControl {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

export interface FieldProps {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** Cause and cure in one sentence; stands between hint and control. */
  readonly error?: ReactNode;
  /** The word for "optional"; required is the default and is not marked. */
  readonly optional?: string | undefined;
  readonly id?: string | undefined;
  readonly className?: string | undefined;
}

export interface FieldErrorProps {
  readonly id?: string;
  readonly children: ReactNode;
}

export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <p id={id} className={styles.error}>
      <Icon name="circle-alert" size="small" />
      <span>{children}</span>
    </p>
  );
}

function useFieldIds(given: string | undefined, hint: ReactNode, error: ReactNode) {
  const own = useId();
  const id = given ?? own;
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return { id, hintId, errorId, describedBy: classNames(hintId, errorId) };
}

/** One labelled control: label, hint, error, control, in that order. */
export function Field(props: FieldProps & { readonly children: (control: FieldControl) => ReactNode }) {
  const { label, hint, optional, className, children } = props;
  const { error, watch } = useOpenError(props.error);
  const { id, hintId, errorId, describedBy } = useFieldIds(props.id, hint, error);
  return (
    <div {...watch} className={classNames(styles.field, className)}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optional && <span className={styles.optional}> ({optional})</span>}
      </label>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {children({ id, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined })}
    </div>
  );
}

export interface FieldGroupProps extends FieldProps {
  readonly inline?: boolean;
  /** As a function for controls that show themselves that they are wrong. */
  readonly children: ReactNode | ((invalid: true | undefined) => ReactNode);
}

/** Several controls under one question: a date in three parts, a set of radios. `id` is focusable for error links. */
export function FieldGroup(props: FieldGroupProps) {
  const { label, hint, optional, className, children, inline } = props;
  const { error, watch } = useOpenError(props.error);
  const { id, hintId, errorId, describedBy } = useFieldIds(props.id, hint, error);
  return (
    <fieldset
      {...watch}
      id={id}
      tabIndex={-1}
      aria-describedby={describedBy}
      className={classNames(styles.field, className)}
    >
      <legend className={styles.label}>
        {label}
        {optional && <span className={styles.optional}> ({optional})</span>}
      </legend>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      <div className={inline ? styles.parts : styles.group}>
        {typeof children === 'function' ? children(error ? true : undefined) : children}
      </div>
    </fieldset>
  );
}
