import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { IconButton } from '#design/button';
import { classNames } from '#design/class-names';
import { Field } from '#design/field';
import { useHydrated } from '#design/hydrated';
import { TextInput, type TextFieldProps } from '#design/text-field';
import styles from './password-field.module.css';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'compact' | 'tabular' | 'width' | 'dir'> {
  /** Tells password managers which one to offer. */
  readonly autoComplete: 'current-password' | 'new-password';
  readonly showLabel: string;
  readonly hideLabel: string;
  /** How good it is, in words; `good` of the four lines beside them are drawn. Who passes it judges. */
  readonly strength?: { readonly text: ReactNode; readonly good: 0 | 1 | 2 | 3 | 4 } | undefined;
}

const LINES = [1, 2, 3, 4] as const;

/** A password: pasting is welcome, and it can be looked at until it is sent. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, hint, error, optional, id, className, showLabel, hideLabel, strength, ...input } = props;
  const [seen, setSeen] = useState(false);
  const box = useRef<HTMLSpanElement>(null);
  const strengthId = useId();
  const hydrated = useHydrated();

  // Sent as a password, so that no browser keeps it among the words it remembers.
  useEffect(() => {
    const form = box.current?.closest('form');
    const hide = () => setSeen(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);

  return (
    <Field label={label} hint={hint} error={error} optional={optional} id={id} className={className}>
      {(control) => (
        <>
          <span ref={box} className={classNames(styles.box, control['aria-invalid'] && styles.bad)}>
            <TextInput
              dir="ltr"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              {...input}
              {...control}
              aria-describedby={classNames(control['aria-describedby'], strength && strengthId)}
              type={seen ? 'text' : 'password'}
              className={styles.input}
            />
            {hydrated && (
              <IconButton
                icon={seen ? 'eye-off' : 'eye'}
                label={seen ? hideLabel : showLabel}
                disabled={input.disabled}
                className={styles.toggle}
                onClick={() => setSeen(!seen)}
              />
            )}
          </span>
          {strength && (
            <span className={styles.strength}>
              <span className={classNames(styles.lines, strength.good > 2 && styles.fine)} aria-hidden="true">
                {LINES.map((line) => (
                  <i key={line} className={classNames(line <= strength.good && styles.full)} />
                ))}
              </span>
              <output id={strengthId}>{strength.text}</output>
            </span>
          )}
        </>
      )}
    </Field>
  );
}
