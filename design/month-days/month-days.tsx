import { classNames } from '#design/class-names';
import { DayCell, type StripDay } from '#design/day-strip';
import styles from './month-days.module.css';

export interface MonthDaysProps {
  /** What the totals are: "Lowest total by arrival, 3 nights, March 2027". */
  readonly label: string;
  readonly days: readonly StripDay[];
  /** In which of seven columns the first day stands; left out where the days are no whole month. */
  readonly column?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | undefined;
  /** Prices are on their way. Their room is kept, so nothing moves when they come. */
  readonly pending?: boolean;
}

/** The days of a month with a total each: weeks where there is room, else as many in a row as fit. */
export function MonthDays({ label, days, column, pending }: MonthDaysProps) {
  const week = column && [styles.weeks, styles[`from${column}`]];
  return (
    <nav aria-label={label} aria-busy={pending || undefined} className={styles.month}>
      <ol className={classNames(styles.days, ...(week || []), pending && styles.pending)}>
        {days.map((day) => (
          <li key={day.day}>
            <DayCell {...day} />
          </li>
        ))}
      </ol>
    </nav>
  );
}
