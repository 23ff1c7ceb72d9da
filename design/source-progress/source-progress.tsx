import type { ReactNode } from 'react';
import { classNames } from '#design/class-names';
import { Icon, type IconName } from '#design/icon';
import { Popover } from '#design/popover';
import { visuallyHiddenClass } from '#design/visually-hidden';
import styles from './source-progress.module.css';

export type SourceState = 'answered' | 'waiting' | 'failed';

export interface SourceProgressProps {
  readonly label: string;
  /** "5 of 8 sources answered". */
  readonly text: string;
  readonly states: readonly SourceState[];
}

/** One piece for each source, so that a partial answer is seen without reading. */
export function SourceProgress({ label, text, states }: SourceProgressProps) {
  const settled = states.filter((state) => state !== 'waiting').length;
  return (
    <div className={styles.bar}>
      <progress
        aria-label={label}
        max={states.length}
        value={settled}
        aria-valuetext={text}
        className={visuallyHiddenClass}
      />
      {states.map((state, at) => (
        <span key={at} className={classNames(styles.part, styles[state])} />
      ))}
    </div>
  );
}

export interface SourceRow {
  readonly name: string;
  /** "airline", "agent". */
  readonly kind: string;
  readonly options?: string;
  readonly state: SourceState;
  /** "1.1 s", "waiting", "no answer". */
  readonly answer: string;
}

export interface SourcePanelProps {
  /** On the button: "5 of 8 sources answered". */
  readonly summary: string;
  /** Where there is little room: "5 of 8 sources". */
  readonly short: string;
  readonly title: string;
  readonly columns: {
    readonly source: string;
    readonly kind: string;
    /** Left out where their number is none for a reader. */
    readonly options?: string | undefined;
    readonly answer: string;
  };
  readonly rows: readonly SourceRow[];
  readonly children?: ReactNode;
}

const icons: Readonly<Record<SourceState, IconName>> = { answered: 'check', waiting: 'clock', failed: 'x' };

/** Which sources were asked, what each gave and how long it took. */
export function SourcePanel({ summary, short, title, columns, rows, children }: SourcePanelProps) {
  return (
    <Popover
      label={title}
      size="wide"
      trigger={(props) => (
        <button type="button" {...props} className={styles.opener}>
          <span className={styles.long}>{summary}</span>
          <span className={styles.short}>{short}</span>
          <Icon name="chevron-down" size="small" />
        </button>
      )}
    >
      <p className={styles.title}>{title}</p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{columns.source}</th>
            <th scope="col">{columns.kind}</th>
            {columns.options !== undefined && (
              <th scope="col" className={styles.end}>
                {columns.options}
              </th>
            )}
            <th scope="col" className={styles.end}>
              {columns.answer}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row">{row.name}</th>
              <td>{row.kind}</td>
              {columns.options !== undefined && (
                <td className={classNames(styles.end, styles.options)}>{row.options}</td>
              )}
              <td className={classNames(styles.end, row.state === 'failed' && styles.silent)}>
                <span className={styles.answer}>
                  <Icon name={icons[row.state]} size="small" />
                  {row.answer}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {children && <div className={styles.note}>{children}</div>}
    </Popover>
  );
}
