import { useId, useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type Ref } from 'react';
import { cellInputClass, cellLabelClass } from '#design/cell-control';
import { classNames } from '#design/class-names';
import { FieldError } from '#design/field';
import { useHydrated, useTakeover } from '#design/hydrated';
import { TextInput } from '#design/text-field';
import type { CivilDate } from './civil.ts';
import styles from './date-range.module.css';
import { fieldDay, formatDate, shortDay } from './names.ts';

export interface DateFieldProps {
  readonly id?: string | undefined;
  readonly label: string;
  /** Behind the label: "± 3 days". */
  readonly mark?: string | undefined;
  /** Stands there while there is no day. */
  readonly placeholder: string;
  readonly locale: string;
  readonly value: CivilDate | undefined;
  readonly min: CivilDate;
  readonly max: CivilDate;
  /** Posts the day; only one field of each pair has it. */
  readonly name?: string | undefined;
  readonly fault: string | undefined;
  /** In the search row without a frame, or in the panel with one. */
  readonly look: 'cell' | 'framed';
  /** A press opens the panel instead of a keyboard, as on a phone. */
  readonly opensPanel?: boolean;
  /** The panel that this field opens, by id; with whether it is open. */
  readonly controls?: string | undefined;
  readonly expanded?: boolean;
  readonly ref?: Ref<HTMLInputElement>;
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
  readonly onPress: () => void;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  /** While it is typed. */
  readonly onTyping: (text: string) => void;
  /** When the field is left or Enter is pressed; whether the text was taken. */
  readonly onText: (text: string) => boolean;
}

interface Shared {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

/** Typed text is kept until it is a day; then the field shows the day as the locale writes it. */
function LiveInput({ props, shared }: { props: DateFieldProps; shared: Shared }) {
  const { locale, value, name, fault, look, opensPanel, controls, expanded, ref, onFocus, onPress, onKeyDown, onText } =
    props;
  const framed = look === 'framed';
  const [typed, setTyped] = useState<string>();
  const commit = () => {
    if (typed !== undefined && onText(typed)) setTyped(undefined);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') {
      commit();
      // In the panel the key of a phone says "done": it ends this day, not the whole form.
      if (framed) event.preventDefault();
    }
    onKeyDown?.(event);
  };
  const input = {
    ...shared,
    ref,
    autoComplete: 'off',
    enterKeyHint: 'done',
    value: typed ?? (value ? formatDate(locale, value, look === 'cell' ? shortDay : fieldDay) : ''),
    placeholder: props.placeholder,
    readOnly: opensPanel,
    onFocus,
    onClick: onPress,
    onBlur: commit,
    onKeyDown: press,
    onChange(event: { currentTarget: HTMLInputElement }) {
      setTyped(event.currentTarget.value);
      props.onTyping(event.currentTarget.value);
    },
  } as const;
  return (
    <>
      {framed ? (
        <TextInput {...input} />
      ) : (
        <input
          {...input}
          type="text"
          role="combobox"
          aria-haspopup="dialog"
          aria-expanded={expanded ?? false}
          aria-controls={controls}
          className={cellInputClass}
        />
      )}
      {name && <input type="hidden" name={name} value={(fault && typed) || value || ''} />}
    </>
  );
}

/** The focus goes over from the browser's own input to the one that takes its place; half a typed day is waited for. */
function useNative(id: string, onText: (text: string) => boolean) {
  const native = useRef<HTMLInputElement>(null);
  const focused = useRef(false);
  const [typing, setTyping] = useState(false);
  const hydrated = useHydrated();
  const live = hydrated && !typing;
  useTakeover(() => {
    setTyping(native.current?.validity.badInput === true && document.activeElement === native.current);
  });
  useLayoutEffect(() => {
    if (live && focused.current) document.getElementById(id)?.focus();
    focused.current = false;
  }, [live, id]);
  const ref = (element: HTMLInputElement) => {
    native.current = element;
    return () => {
      focused.current = document.activeElement === element;
      native.current = null;
    };
  };
  const onBlur = (event: FocusEvent<HTMLInputElement>) => {
    if (typing) onText(event.currentTarget.value);
    setTyping(false);
  };
  return { live, ref, onBlur };
}

/** A day as text. Before scripts run it is the browser's own date input. */
export function DateField(props: DateFieldProps) {
  const { label, mark, locale, value, min, max, name, fault, look, onText } = props;
  const own = useId();
  const id = props.id ?? own;
  const { live, ...native } = useNative(id, onText);
  const shared: Shared = {
    id,
    'aria-invalid': fault ? true : undefined,
    'aria-describedby': fault && `${id}-error`,
  };
  const framed = look === 'framed';
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={framed ? styles.framedLabel : cellLabelClass}>
        {label}
        {mark && <span className={styles.mark}> {mark}</span>}
      </label>
      {live ? (
        <LiveInput props={props} shared={shared} />
      ) : (
        <span className={styles.early}>
          <input
            {...shared}
            {...native}
            type="date"
            name={name}
            defaultValue={value}
            min={min}
            max={max}
            className={classNames(cellInputClass, styles.native)}
          />
          <span aria-hidden="true" className={styles.shown} data-empty={value === undefined ? '' : undefined}>
            {value ? formatDate(locale, value, shortDay) : props.placeholder}
          </span>
        </span>
      )}
      {fault && (
        <div className={framed ? undefined : styles.fault}>
          <FieldError id={`${id}-error`}>{fault}</FieldError>
        </div>
      )}
    </div>
  );
}
