import { classNames } from '#design/class-names';
import { percent } from './geometry.ts';
import styles from './plot.module.css';

export interface ChartBar {
  readonly name: string;
  readonly value: number;
  /** "97 %". */
  readonly text: string;
  /** On the wrong side of the goal. */
  readonly over?: boolean;
}

export interface BarChartProps {
  readonly bars: readonly ChartBar[];
  /** What a whole track stands for; else the longest bar fills it. */
  readonly whole?: number;
  /** "Goal: 90 % for every group". */
  readonly goal?: { readonly value: number; readonly text: string } | undefined;
}

/** Things of one kind by size, each named at its bar. Put it in a `Chart`. */
export function BarChart({ bars, whole, goal }: BarChartProps) {
  const full = whole ?? Math.max(1, ...bars.map(({ value }) => value));
  return (
    <div aria-hidden="true">
      <ol className={styles.rows}>
        {bars.map(({ name, value, text, over }) => (
          <li key={name}>
            <span>{name}</span>
            <svg className={styles.track} focusable="false">
              <rect className={over ? styles.s2 : styles.s1} width={percent(value / full)} height="100%" rx="3" />
              {goal && (
                <line
                  className={styles.limit}
                  x1={percent(goal.value / full)}
                  x2={percent(goal.value / full)}
                  y1="-25%"
                  y2="125%"
                />
              )}
            </svg>
            <b className={classNames(over && styles.over)}>{text}</b>
          </li>
        ))}
      </ol>
      {goal && <p className={styles.goalText}>{goal.text}</p>}
    </div>
  );
}
