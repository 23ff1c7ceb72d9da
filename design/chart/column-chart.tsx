import { useId } from 'react';
import { percent, stack } from './geometry.ts';
import { Plot, type PlotPoint, type Tick } from './plot.tsx';
import { Key, Patterns, SeriesRect } from './series.tsx';

export interface ChartColumn extends PlotPoint {
  /** One for each series, in their order. */
  readonly values: readonly number[];
}

export interface ColumnChartProps {
  /** At most four; the first stands on the ground. */
  readonly series: readonly string[];
  readonly columns: readonly ChartColumn[];
  /** From the highest to zero, at equal distances. */
  readonly ticks: readonly [Tick, ...Tick[]];
  /** Names what the arrow keys walk: "Months". */
  readonly pointsLabel: string;
}

/** Amounts over time, each made of the same few parts. Put it in a `Chart`. */
export function ColumnChart({ series, columns, ticks, pointsLabel }: ColumnChartProps) {
  const patterns = useId();
  const [{ value: top }] = ticks;
  const width = 1 / columns.length;
  return (
    <>
      <Plot points={columns} ticks={ticks} pointsLabel={pointsLabel}>
        <Patterns id={patterns} />
        {columns.map(({ label, values }, column) =>
          stack(values, top).map(({ from, size }, at) => (
            <SeriesRect
              key={`${label} ${series[at]}`}
              at={at}
              patterns={patterns}
              x={percent((column + 0.14) * width)}
              y={percent(from)}
              width={percent(width * 0.72)}
              height={percent(size)}
            />
          )),
        )}
      </Plot>
      {series.length > 1 && <Key patterns={patterns} parts={series.map((name, at) => ({ at, name }))} />}
    </>
  );
}
