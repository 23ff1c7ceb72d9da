import { linePath, percent } from './geometry.ts';
import styles from './plot.module.css';
import { classNames } from '#design/class-names';
import { Plot, type PlotPoint, type Tick } from './plot.tsx';

export interface ChartLine {
  readonly name: string;
  /** What it ends at: "1,272 t". */
  readonly end: string;
  /** One for each point; undefined where there is none yet. */
  readonly values: readonly (number | undefined)[];
  /** Drawn as what it is held against: a budget, the year before. */
  readonly goal?: boolean;
}

export interface LineChartProps {
  readonly points: readonly PlotPoint[];
  /** One that is followed and, at most, one that it is held against. */
  readonly lines: readonly [ChartLine] | readonly [ChartLine, ChartLine];
  readonly ticks: readonly [Tick, ...Tick[]];
  readonly pointsLabel: string;
}

/** How something grew, beside what it was meant to. Put it in a `Chart`. */
export function LineChart({ points, lines, ticks, pointsLabel }: LineChartProps) {
  const [{ value: top }] = ticks;
  return (
    <>
      <Plot points={points} ticks={ticks} pointsLabel={pointsLabel}>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%" overflow="visible">
          {lines.map(({ name, values, goal }) => (
            <path key={name} className={classNames(styles.line, goal && styles.goal)} d={linePath(values, top)} />
          ))}
        </svg>
        {lines.map(({ name, values, goal }) => {
          const at = values.findLastIndex((value) => value !== undefined);
          const value = values[at];
          if (goal || value === undefined) return null;
          return (
            <circle
              key={name}
              className={styles.point}
              cx={percent((at + 0.5) / points.length)}
              cy={percent(1 - value / top)}
              r="5"
            />
          );
        })}
      </Plot>
      <ul className={styles.key} aria-hidden="true">
        {lines.map(({ name, end, goal }) => (
          <li key={name}>
            <svg className={styles.sample}>
              <line className={classNames(styles.line, goal && styles.goal)} x2="100%" y1="50%" y2="50%" />
            </svg>
            <span>{name}</span>
            <b>{end}</b>
          </li>
        ))}
      </ul>
    </>
  );
}
