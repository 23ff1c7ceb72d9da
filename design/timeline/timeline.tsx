import type { ReactNode } from 'react';
import { CarrierTile } from '#design/carrier-tile';
import { classNames } from '#design/class-names';
import styles from './timeline.module.css';

export type TimelineEntry =
  | {
      readonly kind: 'point';
      readonly time: string;
      readonly dateTime: string;
      readonly date: string;
      readonly place: string;
      readonly code: string;
      readonly detail?: string | undefined;
    }
  | {
      readonly kind: 'segment';
      readonly carrier: { readonly code: string; readonly name: string };
      /** "SPC 318": stays in one piece. */
      readonly number: string;
      readonly lines: readonly string[];
    }
  | {
      readonly kind: 'wait' | 'self-transfer';
      /** "2h 10m in Doha". */
      readonly title: string;
      readonly lines: readonly string[];
      readonly warn?: boolean;
    };

export interface TimelineProps {
  readonly title: string;
  readonly meta: string;
  /** A state of this direction, beside what else there is to know of it. */
  readonly badge?: ReactNode;
  readonly headingLevel?: 2 | 3;
  readonly entries: readonly TimelineEntry[];
}

function Entry({ entry }: { entry: TimelineEntry }) {
  if (entry.kind === 'point') {
    return (
      <li className={styles.entry}>
        <span className={styles.when}>
          <time className={styles.time} dateTime={entry.dateTime}>
            {entry.time}
          </time>
          <span>{entry.date}</span>
        </span>
        <span className={styles.mark} aria-hidden="true">
          <span className={styles.dot} />
        </span>
        <div>
          <span className={styles.place}>
            <b>{entry.place}</b> <bdi>{entry.code}</bdi>
          </span>
          {entry.detail && <p>{entry.detail}</p>}
        </div>
      </li>
    );
  }
  const wait = entry.kind !== 'segment';
  const mark = classNames(
    styles.mark,
    entry.kind === 'wait' && styles.waitMark,
    entry.kind === 'self-transfer' && styles.selfMark,
  );
  return (
    <li className={styles.entry}>
      <span />
      <span className={mark} aria-hidden="true" />
      <div className={classNames(wait ? styles.wait : styles.segment, wait && entry.warn && styles.warn)}>
        {wait ? (
          <p className={styles.waitTitle}>{entry.title}</p>
        ) : (
          <p className={styles.carrier}>
            <CarrierTile code={entry.carrier.code} name={entry.carrier.name} size="small" />
            <span>
              {entry.carrier.name} <span className={styles.number}>{entry.number}</span>
            </span>
          </p>
        )}
        {entry.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </li>
  );
}

/** The directions of a journey: side by side where there is room. */
export function Timelines({ ways }: { ways: readonly TimelineProps[] }) {
  return (
    <div className={styles.ways}>
      {ways.map((way) => (
        <div key={way.title} className={styles.way}>
          <Timeline {...way} />
        </div>
      ))}
    </div>
  );
}

/** One direction told from door to door: points, flights and the waits between them. */
export function Timeline({ title, meta, badge, headingLevel = 2, entries }: TimelineProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <section>
      <div className={styles.head}>
        <Heading className={styles.title}>{title}</Heading>
        <p className={styles.meta}>
          {badge} {meta}
        </p>
      </div>
      <TimelineEntries entries={entries} />
    </section>
  );
}

/** The entries alone, under a title of their own. */
export function TimelineEntries({ entries }: Pick<TimelineProps, 'entries'>) {
  return (
    <ol className={styles.list}>
      {entries.map((entry, at) => (
        <Entry key={at} entry={entry} />
      ))}
    </ol>
  );
}
