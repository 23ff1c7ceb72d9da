import { type ReactNode, useState } from 'react';
import { classNames } from '#design/class-names';
import { Segmented } from '#design/segmented';
import { Skeleton } from '#design/skeleton';
import { visuallyHiddenClass } from '#design/visually-hidden';
import styles from './chart.module.css';

/** The same figures as the drawing. */
export interface ChartTable {
  /** The first names what each row is. */
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export interface ChartProps {
  /** What is found, as a sentence: "Flights are 59 % of spend, October was the peak". */
  readonly title: string;
  /** What is counted, in which unit: "Spend a month, thousand euro". */
  readonly unit: string;
  readonly headingLevel?: 2 | 3;
  readonly table: ChartTable;
  /** Names the choice between both views, and the two. */
  readonly words: { readonly view: string; readonly chart: string; readonly table: string };
  /** Of the radio group; unique on the page. */
  readonly name: string;
  /** Beside the choice: a download. */
  readonly end?: ReactNode;
  /** Below: "Data to 03:00 today", or which source is missing. */
  readonly note?: ReactNode;
  /** The figures are on their way. */
  readonly pending?: boolean;
  /** Stands in place of the drawing: no figures, or what failed. */
  readonly instead?: ReactNode;
  readonly children: ReactNode;
}

/** A drawing and its table, of which one is in view. Who cannot see has the table in both; without scripts both are there. */
export function Chart(props: ChartProps) {
  const { title, unit, headingLevel = 2, words, name, end, note, pending, instead, children } = props;
  const [view, setView] = useState('chart');
  const Heading = `h${headingLevel}` as const;
  const inTable = view === 'table' && !instead && !pending;
  return (
    <section className={styles.chart} aria-busy={pending || undefined}>
      <div className={styles.head}>
        <div className={styles.words}>
          <Heading className={styles.title}>{title}</Heading>
          <p className={styles.unit}>{unit}</p>
        </div>
        {!instead && !pending && (
          <div className={styles.switch}>
            <Segmented
              label={words.view}
              labelPlace="hidden"
              name={name}
              size="compact"
              options={[
                { value: 'chart', text: words.chart },
                { value: 'table', text: words.table },
              ]}
              value={view}
              posts={false}
              onChange={setView}
            />
          </div>
        )}
        {end}
      </div>
      {pending ? (
        <Skeleton shape="block" className={styles.pending} />
      ) : (
        (instead ?? (
          <>
            <div className={styles.drawing} hidden={inTable}>
              {children}
            </div>
            <Twin caption={title} table={props.table} shown={inTable} />
          </>
        ))
      )}
      {note && <p className={styles.note}>{note}</p>}
    </section>
  );
}

interface TwinProps {
  readonly caption: string;
  readonly table: ChartTable;
  readonly shown: boolean;
}

function Twin({ caption, table: { columns, rows }, shown }: TwinProps) {
  return (
    <div className={classNames(styles.twin, !shown && visuallyHiddenClass, !shown && styles.unseen)}>
      <table>
        <caption className={visuallyHiddenClass}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([head = '', ...cells]) => (
            <tr key={head}>
              <th scope="row">{head}</th>
              {cells.map((cell, at) => (
                <td key={columns[at + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
