import { useRef, useState } from 'react';
import { IconButton } from '#design/button';
import { type CivilDate, parseTypedDate } from '#design/date-range';
import { FieldGroup, type FieldProps } from '#design/field';
import { useHydrated } from '#design/hydrated';
import { TextInput } from '#design/text-field';
import { VisuallyHidden } from '#design/visually-hidden';
import styles from './date-time-field.module.css';
import { parseTypedTime } from './parse-time.ts';

export interface DateTimeWords {
  readonly date: string;
  readonly time: string;
  /** On the button that opens the browser's calendar. */
  readonly calendar: string;
  /** In the empty fields: how both are typed. */
  readonly datePlaceholder: string;
  readonly timePlaceholder: string;
  /** Cause and cure: "“soon” is no date. Type it like 9 Mar or 2027-03-09." */
  readonly unknownDate: (typed: string) => string;
  readonly unknownTime: (typed: string) => string;
  /** "Choose a day from 24 Nov 2026 to 24 Nov 2027." */
  readonly outside: string;
}

export interface DateTimeFieldProps extends FieldProps {
  readonly locale: string;
  readonly today: CivilDate;
  readonly min: CivilDate;
  readonly max: CivilDate;
  /** A form posts `<name>` as `2027-03-09T14:30`; before scripts run `<name>.date` and `<name>.time` as typed. */
  readonly name: string;
  readonly value: { readonly date: CivilDate | undefined; readonly time: string | undefined };
  /** Whose clock: "Berlin time". */
  readonly zone: string;
  readonly words: DateTimeWords;
  readonly disabled?: boolean;
  /** A day as the reader writes it: "Tue 9 Mar 2027". */
  readonly formatDate: (date: CivilDate) => string;
  readonly formatTime: (time: string) => string;
  readonly onChange: (value: DateTimeFieldProps['value']) => void;
}

type Fault = { readonly part: 'date' | 'time'; readonly text: string };

/** Judges what was typed as it is left: a fault stays with its part, anything else becomes the value. */
function useTyped({ locale, today, min, max, value, words, onChange }: DateTimeFieldProps) {
  const [fault, setFault] = useState<Fault>();
  const set = (part: Fault['part'], next: string | undefined) => {
    setFault(undefined);
    onChange({ ...value, [part]: next });
  };
  const setDate = (typed: string) => {
    const date = parseTypedDate(typed, { locale, today, from: today });
    if (typed.trim() === '') set('date', undefined);
    else if (!date) setFault({ part: 'date', text: words.unknownDate(typed) });
    else if (date < min || date > max) setFault({ part: 'date', text: words.outside });
    else set('date', date);
  };
  const setTime = (typed: string) => {
    const time = parseTypedTime(typed);
    if (time || typed.trim() === '') set('time', time);
    else setFault({ part: 'time', text: words.unknownTime(typed) });
  };
  return { fault, setDate, setTime };
}

/** A day and a time of day in one named zone, both typed; the browser's own calendar is a button beside them. */
export function DateTimeField(props: DateTimeFieldProps) {
  const { label, hint, optional, id, className, name, value, zone, words, min, max } = props;
  const { fault, setDate, setTime } = useTyped(props);
  const live = useHydrated();
  const shared = { disabled: props.disabled, live };
  return (
    <FieldGroup
      inline
      label={label}
      hint={hint}
      error={fault?.text ?? props.error}
      optional={optional}
      id={id}
      className={className}
    >
      {(invalid) => (
        <>
          <span className={styles.date}>
            <Part
              {...shared}
              label={words.date}
              name={`${name}.date`}
              placeholder={words.datePlaceholder}
              shown={value.date ? props.formatDate(value.date) : ''}
              invalid={fault ? fault.part === 'date' : invalid}
              onLeave={setDate}
            />
            {live && !props.disabled && (
              <Calendar value={value.date} min={min} max={max} label={words.calendar} onPick={setDate} />
            )}
          </span>
          <Part
            {...shared}
            label={words.time}
            name={`${name}.time`}
            placeholder={words.timePlaceholder}
            shown={value.time ? props.formatTime(value.time) : ''}
            invalid={fault ? fault.part === 'time' : invalid}
            onLeave={setTime}
          />
          <span className={styles.zone}>{zone}</span>
          {live && value.date && value.time && (
            <input type="hidden" name={name} value={`${value.date}T${value.time}`} />
          )}
        </>
      )}
    </FieldGroup>
  );
}

interface PartProps {
  readonly label: string;
  readonly name: string;
  readonly placeholder: string;
  readonly shown: string;
  readonly invalid: boolean | undefined;
  readonly disabled: boolean | undefined;
  readonly live: boolean;
  readonly onLeave: (typed: string) => void;
}

/** What is typed stays as it is until it is left, and a fault leaves it to be corrected. */
function Part({ label, name, placeholder, shown, invalid, disabled, live, onLeave }: PartProps) {
  const [typed, setTyped] = useState<string>();
  const [before, setBefore] = useState(shown);
  if (before !== shown) {
    setBefore(shown);
    setTyped(undefined);
  }
  const leave = () => typed !== undefined && onLeave(typed);
  return (
    <label className={styles.part}>
      <span className={styles.label}>{label}</span>
      <TextInput
        tabular
        name={live ? undefined : name}
        autoComplete="off"
        placeholder={placeholder}
        disabled={disabled}
        aria-invalid={invalid || undefined}
        value={typed ?? shown}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={leave}
        onKeyDown={(event) => {
          if (event.key === 'Enter') leave();
        }}
      />
    </label>
  );
}

interface CalendarProps {
  readonly value: CivilDate | undefined;
  readonly min: CivilDate;
  readonly max: CivilDate;
  readonly label: string;
  readonly onPick: (date: string) => void;
}

/** The browser's own field has a calendar for every input and reader; of it only that is used. */
function Calendar({ value, min, max, label, onPick }: CalendarProps) {
  const native = useRef<HTMLInputElement>(null);
  return (
    <span className={styles.calendar}>
      <VisuallyHidden>
        <input
          ref={native}
          type="date"
          tabIndex={-1}
          aria-hidden="true"
          value={value ?? ''}
          min={min}
          max={max}
          onChange={(event) => onPick(event.currentTarget.value)}
        />
      </VisuallyHidden>
      <IconButton icon="calendar" label={label} onClick={() => native.current?.showPicker()} />
    </span>
  );
}
