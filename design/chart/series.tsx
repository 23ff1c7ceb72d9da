import { classNames } from '#design/class-names';
import styles from './plot.module.css';

/** Each series has a colour, every second one a pattern too, so that neighbours are told apart by either. */
const seriesClasses = [styles.s1, styles.s2, styles.s3, styles.s4] as const;

const seriesClass = (at: number): string | undefined => seriesClasses[at % seriesClasses.length];

/** Patterns of one drawing, by ids that begin with its own. */
export function Patterns({ id }: { readonly id: string }) {
  return (
    <defs>
      <pattern id={`${id}-1`} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0V6" className={styles.hatch} />
      </pattern>
      <pattern id={`${id}-3`} width="6" height="6" patternUnits="userSpaceOnUse">
        <circle cx="3" cy="3" r="1" className={styles.dot} />
      </pattern>
    </defs>
  );
}

interface SeriesRectProps {
  readonly at: number;
  readonly patterns: string;
  readonly x: string;
  readonly y: string;
  readonly width: string;
  readonly height: string;
}

/** A piece of a series: filled, and every second one with a pattern over it. */
export function SeriesRect({ at, patterns, ...place }: SeriesRectProps) {
  const patterned = at % 2 === 1;
  return (
    <>
      <rect {...place} className={classNames(styles.piece, seriesClass(at))} />
      {patterned && <rect {...place} fill={`url(#${patterns}-${at % 4})`} />}
    </>
  );
}

interface KeyProps {
  readonly patterns: string;
  readonly parts: readonly { readonly at: number; readonly name: string; readonly text?: string | undefined }[];
}

/** Which is which, in the order of the drawing. */
export function Key({ patterns, parts }: KeyProps) {
  return (
    <ul className={styles.key} aria-hidden="true">
      {parts.map(({ at, name, text }) => (
        <li key={name}>
          <svg className={styles.swatch}>
            <SeriesRect at={at} patterns={patterns} x="0" y="0" width="100%" height="100%" />
          </svg>
          <span>{name}</span>
          {text && <b>{text}</b>}
        </li>
      ))}
    </ul>
  );
}
