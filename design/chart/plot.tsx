import { type PointerEvent, type ReactNode, useState } from 'react';
import { classNames } from '#design/class-names';
import { useHydrated } from '#design/hydrated';
import styles from './plot.module.css';
import { columnAt, percent } from './geometry.ts';

/** A line of the scale; all stand at equal distances, the highest first, the last on the ground. */
export interface Tick {
  readonly value: number;
  readonly text: string;
}

export interface PlotPoint {
  /** Below its column: "Oct". */
  readonly label: string;
  /** A second line below. */
  readonly under?: { readonly text: string; readonly warn?: boolean } | undefined;
  /** All that is known of it, in a line: "October: €228k, flights €131k". */
  readonly text: string;
}

export interface PlotProps {
  readonly points: readonly PlotPoint[];
  readonly ticks: readonly Tick[];
  /** Names what the arrow keys walk: "Months". */
  readonly pointsLabel: string;
  readonly children: ReactNode;
}

/** Beyond so many columns a narrow drawing names every second one. */
const MANY = 8;

/** Scale, columns and their names. A pointer, or the arrow keys, reads one column after the other. */
export function Plot({ points, ticks, pointsLabel, children }: PlotProps) {
  const [at, setAt] = useState<number>();
  const live = useHydrated();
  const follow = (event: PointerEvent<HTMLDivElement>) => {
    const { left, right, width } = event.currentTarget.getBoundingClientRect();
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    setAt(columnAt(rtl ? right - event.clientX : event.clientX - left, width, points.length));
  };
  return (
    <div className={styles.plot}>
      <p className={styles.readout} aria-hidden="true">
        {at !== undefined && points[at]?.text}
      </p>
      <div className={classNames(styles.area, ticks.length === 0 && styles.bare)}>
        <div className={styles.ticks} aria-hidden="true">
          {ticks.map(({ text }) => (
            <span key={text}>{text}</span>
          ))}
        </div>
        <div
          role="presentation"
          className={styles.field}
          onPointerMove={follow}
          onPointerDown={follow}
          onPointerLeave={() => setAt(undefined)}
        >
          <svg className={styles.svg} aria-hidden="true" focusable="false">
            {at !== undefined && (
              <rect
                className={styles.here}
                x={percent(at / points.length)}
                width={percent(1 / points.length)}
                height="100%"
              />
            )}
            {ticks.map(({ text }, line) => {
              const y = percent(line / Math.max(1, ticks.length - 1));
              return <line key={text} className={styles.grid} x2="100%" y1={y} y2={y} />;
            })}
            <line className={styles.ground} x2="100%" y1="100%" y2="100%" />
            {children}
          </svg>
          {live && <Reader points={points} label={pointsLabel} at={at} onAt={setAt} />}
        </div>
        <ol className={classNames(styles.labels, points.length > MANY && styles.many)} aria-hidden="true">
          {points.map(({ label, under }) => (
            <li key={label}>
              <span>{label}</span>
              {under && <span className={classNames(styles.under, under.warn && styles.warn)}>{under.text}</span>}
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

interface ReaderProps {
  readonly points: readonly PlotPoint[];
  readonly label: string;
  readonly at: number | undefined;
  readonly onAt: (at: number | undefined) => void;
}

/** A slider over the drawing, unseen: its keys walk the columns, and each is read out as its value. */
function Reader({ points, label, at, onAt }: ReaderProps) {
  return (
    <input
      type="range"
      className={styles.reader}
      aria-label={label}
      aria-valuetext={points[at ?? 0]?.text}
      min={0}
      max={points.length - 1}
      value={at ?? 0}
      onFocus={() => onAt(at ?? 0)}
      onBlur={() => onAt(undefined)}
      onChange={(event) => onAt(Number(event.currentTarget.value))}
    />
  );
}
