import { useId } from 'react';
import { percent } from './geometry.ts';
import styles from './plot.module.css';
import { Key, Patterns, SeriesRect } from './series.tsx';

export interface ChartPart {
  readonly name: string;
  readonly value: number;
  /** "€27,380". */
  readonly text: string;
}

export interface ShareChartProps {
  /** At most four; they make up the whole. */
  readonly parts: readonly ChartPart[];
}

/** What a whole is made of: one bar and the parts by name. Put it in a `Chart`. */
export function ShareChart({ parts }: ShareChartProps) {
  const patterns = useId();
  const whole = Math.max(
    1,
    parts.reduce((sum, { value }) => sum + value, 0),
  );
  const starts = parts.map((_, at) => parts.slice(0, at).reduce((sum, { value }) => sum + value, 0));
  return (
    <div className={styles.plot}>
      <svg className={styles.whole} aria-hidden="true" focusable="false">
        <Patterns id={patterns} />
        {parts.map(({ name, value }, at) => (
          <SeriesRect
            key={name}
            at={at}
            patterns={patterns}
            x={percent((starts[at] ?? 0) / whole)}
            y="0"
            width={percent(value / whole)}
            height="100%"
          />
        ))}
      </svg>
      <Key patterns={patterns} parts={parts.map(({ name, text }, at) => ({ at, name, text }))} />
    </div>
  );
}
