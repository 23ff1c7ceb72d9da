import type { ReactNode } from 'react';
import { Button, IconButton } from '#design/button';
import { Segmented } from '#design/segmented';
import { Calendar } from './calendar.tsx';
import styles from './panel.module.css';
import { nightsBetween } from './parse.ts';
import type { DateRangeProps, Flexibility } from './types.ts';

export interface DatePanelProps {
  readonly props: DateRangeProps;
  readonly phone: boolean;
  /** The typed fields again, for the panel that covers them. */
  readonly fields: ReactNode;
  readonly onPick: (date: string) => void;
  readonly onClear: () => void;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** What unfolds under the dates: months, what was chosen, Clear and Done. Loaded when the field is wanted. */
export function DatePanel({ props, phone, fields, onPick, onClear, onClose, onDone }: DatePanelProps) {
  const { locale, value, oneWay, min, max, prices, words, note, flexible, onMonth } = props;
  const nights = value.depart && value.back ? nightsBetween(value.depart, value.back) : undefined;
  return (
    <>
      {phone && (
        <div className={styles.phoneHead}>
          <div className={styles.phoneTitle}>
            <h2>{words.title}</h2>
            <IconButton icon="x" label={words.close} onClick={onClose} />
          </div>
          {fields}
          {flexible && <FlexibleDays flexible={flexible} wide />}
        </div>
      )}
      <Calendar
        locale={locale}
        value={value}
        oneWay={oneWay}
        min={min}
        max={max}
        prices={prices}
        words={words}
        scrolling={phone}
        onPick={onPick}
        onMonth={onMonth}
      />
      {note && <div className={styles.note}>{note}</div>}
      <div className={styles.foot}>
        {flexible && !phone && <FlexibleDays flexible={flexible} />}
        <output>{words.summary(value, nights)}</output>
        <Button variant="quiet" onClick={onClear}>
          {words.clear}
        </Button>
        <Button variant="primary" onClick={onDone}>
          {words.done}
        </Button>
      </div>
    </>
  );
}

/** The field around the panel posts the choice. */
function FlexibleDays({ flexible, wide }: { flexible: Flexibility; wide?: boolean }) {
  const { label, name, value, options, onChange } = flexible;
  return (
    <div className={styles.flexible}>
      <Segmented
        label={label}
        labelPlace="hidden"
        name={`${name}-choice`}
        size="compact"
        posts={false}
        wide={wide}
        options={options}
        value={value}
        onChange={onChange}
      />
    </div>
  );
}
