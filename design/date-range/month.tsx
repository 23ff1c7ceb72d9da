import type { KeyboardEvent } from 'react';
import { classNames } from '#design/class-names';
import { addDays, daysIn, partsOf, weekday, type CivilDate } from './civil.ts';
import { formatDate, longDay, monthTitle, weekdayNames } from './names.ts';
import styles from './month.module.css';
import type { DateRangeValue, DateRangeWords, DayPrice } from './types.ts';

export interface MonthProps {
  readonly id: string;
  /** Its first day. */
  readonly month: CivilDate;
  readonly locale: string;
  readonly first: number;
  readonly min: CivilDate;
  readonly max: CivilDate;
  readonly range: DateRangeValue;
  /** The end that a press would choose, while choosing. */
  readonly preview: CivilDate | undefined;
  /** The one day in the tab order. */
  readonly focused: CivilDate;
  readonly prices?: ReadonlyMap<CivilDate, DayPrice> | undefined;
  readonly words: DateRangeWords;
  readonly onPick: (date: CivilDate) => void;
  readonly onHover: (date: CivilDate | undefined) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

function weeksOf(month: CivilDate, first: number): readonly (CivilDate | undefined)[][] {
  const { year, month: number } = partsOf(month);
  const lead = (weekday(month) - first + 7) % 7;
  const cells: (CivilDate | undefined)[] = Array.from({ length: lead }, () => undefined);
  for (let day = 0; day < daysIn(year, number); day += 1) cells.push(addDays(month, day));
  while (cells.length % 7 !== 0) cells.push(undefined);
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}

function dayName(date: CivilDate, { locale, range, prices, words }: MonthProps): string {
  const price = prices?.get(date);
  const role = date === range.depart ? words.departDay : date === range.back ? words.backDay : '';
  const parts = [formatDate(locale, date, longDay), role, price?.label ?? '', price?.low ? words.low : ''];
  return parts.filter(Boolean).join(', ');
}

function Day({ date, props }: { date: CivilDate; props: MonthProps }) {
  const { range, preview, focused, min, max, prices, locale } = props;
  const end = range.back ?? (preview && range.depart && preview > range.depart ? preview : undefined);
  const isStart = date === range.depart;
  const isEnd = date === end;
  const inside = range.depart !== undefined && end !== undefined && date > range.depart && date < end;
  const price = prices?.get(date);
  const off = date < min || date > max;
  const cell = classNames(
    inside && styles.inside,
    isStart && end && end !== range.depart && styles.start,
    isEnd && end !== range.depart && styles.end,
  );
  const chosen = isStart || date === range.back;
  return (
    <td aria-selected={chosen} className={cell}>
      <button
        type="button"
        data-date={date}
        tabIndex={date === focused ? 0 : -1}
        aria-label={dayName(date, props)}
        aria-disabled={off || undefined}
        className={classNames(
          styles.day,
          chosen && styles.chosen,
          isEnd && !chosen && styles.preview,
          price?.low && styles.low,
        )}
        onClick={() => !off && props.onPick(date)}
        onPointerEnter={() => props.onHover(date)}
      >
        <span>{formatDate(locale, date, { day: 'numeric' })}</span>
        {price && <span className={styles.price}>{price.text}</span>}
      </button>
    </td>
  );
}

/** One month as a grid. */
export function Month(props: MonthProps) {
  const { id, month, locale, first, onKeyDown, onHover } = props;
  return (
    <div className={styles.month}>
      <h3 id={id} className={styles.title}>
        {formatDate(locale, month, monthTitle)}
      </h3>
      {/* A table of days moved through by arrows is a grid (ARIA practices, date picker). */}
      <table
        role="grid"
        aria-labelledby={id}
        className={styles.grid}
        onKeyDown={onKeyDown}
        onPointerLeave={() => onHover(undefined)}
      >
        <thead>
          <tr>
            {weekdayNames(locale, first).map((name) => (
              <th key={name.long} scope="col" abbr={name.long}>
                {name.short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month, first).map((week, at) => (
            <tr key={at}>
              {week.map((date, place) => (date ? <Day key={date} date={date} props={props} /> : <td key={place} />))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
