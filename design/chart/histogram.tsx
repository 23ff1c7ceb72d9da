import { classNames } from '#design/class-names';
import { percent } from './geometry.ts';
import styles from './plot.module.css';
import { Plot, type PlotPoint } from './plot.tsx';

export interface HistogramSlice extends PlotPoint {
  readonly value: number;
  /** Above its column: "1,608". */
  readonly count: string;
  /** On the wrong side of the limit. */
  readonly over?: boolean;
}

export interface HistogramProps {
  readonly slices: readonly HistogramSlice[];
  /** Stands between the slice with this index and the one before it: "Policy: 14 days". */
  readonly limit?: { readonly before: number; readonly text: string } | undefined;
  readonly pointsLabel: string;
}

/** Room above the highest column for its figure. */
const HEADROOM = 1.18;

/** How many fall into each slice of a range, and which limit parts them. Put it in a `Chart`. */
export function Histogram({ slices, limit, pointsLabel }: HistogramProps) {
  const top = Math.max(1, ...slices.map(({ value }) => value)) * HEADROOM;
  const width = 1 / slices.length;
  return (
    <>
      <Plot points={slices} ticks={[]} pointsLabel={pointsLabel}>
        {slices.map(({ label, value, count, over }, at) => (
          <g key={label}>
            <rect
              className={classNames(styles.piece, over ? styles.s2 : styles.s1)}
              x={percent((at + 0.02) * width)}
              y={percent(1 - value / top)}
              width={percent(width * 0.96)}
              height={percent(value / top)}
            />
            <text x={percent((at + 0.5) * width)} y={percent(1 - value / top)} dy="-6">
              {count}
            </text>
          </g>
        ))}
        {limit && (
          <line
            className={styles.limit}
            x1={percent(limit.before * width)}
            x2={percent(limit.before * width)}
            y2="100%"
          />
        )}
      </Plot>
      {limit && (
        <p className={styles.goalText} aria-hidden="true">
          {limit.text}
        </p>
      )}
    </>
  );
}
