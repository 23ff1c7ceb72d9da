import { useRef, useState, type ChangeEvent, type InputHTMLAttributes } from 'react';
import { classNames } from '#design/class-names';
import { Field, type FieldProps } from '#design/field';
import { useTakeover } from '#design/hydrated';
import styles from './code-field.module.css';
import { beginsLong, CODE_LENGTH, codeOf, isWhole } from './code-of.ts';

type InputProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'name' | 'disabled' | 'required' | 'autoFocus' | 'defaultValue'
>;

export interface CodeFieldProps extends FieldProps, InputProps {
  /** The code so far, where the page holds it. */
  readonly value?: string;
  /** Figures only, as they come; a long code as it was typed. */
  readonly onChange?: (code: string) => void;
  /** What the reader typed is all there: six figures, or a long code. */
  readonly onComplete?: (code: string) => void;
  /** A long code of letters and figures is taken too: as soon as one is begun, or expected from the first sign on. */
  readonly long?: 'taken' | 'expected';
}

/** A code with the words around it, as it may be pasted. */
const MOST_SIGNS = 100;

const slots = Array.from({ length: CODE_LENGTH }, (_, at) => at);

/**
 * A code of six figures: one real input over six drawn slots, so that pasting and the keyboard's offer work. A long code stands in the same
 * input, as plain text.
 */
export function CodeField(props: CodeFieldProps) {
  const { label, hint, error, optional, id, className, value, onChange, onComplete, long, ...input } = props;
  const box = useRef<HTMLInputElement>(null);
  const [begun, setBegun] = useState(long === 'taken' && beginsLong(String(input.defaultValue ?? '')));
  const plain = long === 'expected' || begun;

  const take = (typed: string) => {
    const isLong = long === 'expected' || (long === 'taken' && beginsLong(typed));
    setBegun(isLong);
    const code = isLong ? typed : codeOf(typed);
    onChange?.(code);
    return code;
  };
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const field = event.currentTarget;
    const code = take(field.value);
    if (field.value !== code) field.value = code;
    if (isWhole(code)) onComplete?.(code);
  };
  useTakeover(() => {
    const typed = box.current?.value;
    if (typed && typed !== value) take(typed);
  });

  return (
    <Field label={label} hint={hint} error={error} optional={optional} id={id} className={className}>
      {(control) => (
        <span className={classNames(styles.box, control['aria-invalid'] && styles.bad)} dir="ltr">
          {!plain && (
            <span className={styles.slots} aria-hidden="true">
              {slots.map((at) => (
                <i key={at} />
              ))}
            </span>
          )}
          <input
            {...input}
            {...control}
            ref={box}
            type="text"
            inputMode={plain ? 'text' : 'numeric'}
            autoComplete="one-time-code"
            autoCapitalize={plain ? 'characters' : 'none'}
            maxLength={long === undefined ? undefined : MOST_SIGNS}
            autoCorrect="off"
            spellCheck={false}
            className={classNames(styles.input, plain && styles.plain)}
            {...(value !== undefined && { value })}
            onChange={change}
          />
        </span>
      )}
    </Field>
  );
}
