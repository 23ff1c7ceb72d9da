import { Fragment, type ReactNode } from 'react';
import { classNames } from '#design/class-names';
import { Icon } from '#design/icon';
import { VisuallyHidden } from '#design/visually-hidden';
import styles from './column-table.module.css';

export interface TableCell {
  readonly text: string;
  /** A check means included, a dash means no, plain is a price or a condition. */
  readonly kind: 'yes' | 'no' | 'plain';
  /** A bound of it, on a line of its own: "until 2 hours before departure". */
  readonly more?: string | undefined;
}

export interface TableRow {
  readonly label: string;
  /** One for each column, in their order. */
  readonly cells: readonly TableCell[];
}

export interface ColumnTableProps {
  readonly caption: string;
  readonly cornerText: string;
  readonly columns: readonly { readonly id: string; readonly head: ReactNode }[];
  readonly rows: readonly TableRow[];
  /** The chosen column. */
  readonly marked?: string | undefined;
  /** Where it is narrow the name of a row stands above it, so that all columns fit: for short cells of up to four columns. */
  readonly stacked?: boolean;
}

const marks = { yes: 'check', no: 'minus' } as const;

function Cell({ cell }: { cell: TableCell }) {
  return (
    <span className={classNames(styles.cell, cell.kind !== 'plain' && styles[cell.kind])}>
      {cell.kind !== 'plain' && <Icon name={marks[cell.kind]} size="small" />}
      <span>
        {cell.text}
        {cell.more && <span className={styles.more}> {cell.more}</span>}
      </span>
    </span>
  );
}

/** Things side by side, one a column; the names of the rows stay in view when it scrolls. */
export function ColumnTable({ caption, cornerText, columns, rows, marked, stacked }: ColumnTableProps) {
  const column = (id: string | undefined) => classNames(styles.column, id === marked && styles.marked);
  return (
    <div className={styles.frame}>
      {/* A region that scrolls must be reachable by key. */}
      <section className={styles.scroll} aria-label={caption} tabIndex={0}>
        <table className={classNames(styles.table, stacked && styles.stacked)}>
          <caption>
            <VisuallyHidden>{caption}</VisuallyHidden>
          </caption>
          <colgroup>
            <col className={styles.first} />
            {columns.map(({ id }) => (
              <col key={id} className={styles.other} />
            ))}
          </colgroup>
          <thead>
            <tr>
              <th scope="col">
                <VisuallyHidden>{cornerText}</VisuallyHidden>
              </th>
              {columns.map(({ id, head }) => (
                <th key={id} scope="col" className={column(id)}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Fragment key={row.label}>
                {stacked && (
                  <tr className={styles.name} aria-hidden="true">
                    <td colSpan={columns.length + 1}>{row.label}</td>
                  </tr>
                )}
                <tr>
                  <th scope="row">{row.label}</th>
                  {row.cells.map((cell, at) => (
                    <td key={columns[at]?.id} className={column(columns[at]?.id)}>
                      <Cell cell={cell} />
                    </td>
                  ))}
                </tr>
              </Fragment>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}
