import type { ReactNode } from 'react';
import { CheckBox } from '#design/checkbox';
import { classNames } from '#design/class-names';
import { useHydrated } from '#design/hydrated';
import { VisuallyHidden } from '#design/visually-hidden';
import cells from './data-row.module.css';
import styles from './data-table.module.css';
import { DataRow, PendingRow } from './data-row.tsx';
import { HeadCell } from './head-cell.tsx';
import { shareSelected } from './selection.ts';
import type { DataColumn, DataTableWords, RowChoice } from './types.ts';

export interface DataTableProps<Row> {
  readonly caption: string;
  /** The first names the row. */
  readonly columns: readonly [DataColumn<Row>, ...DataColumn<Row>[]];
  readonly rows: readonly Row[];
  readonly idOf: (row: Row) => string;
  /** What a row is called in the labels of its controls. */
  readonly nameOf: (row: Row) => string;
  readonly words: DataTableWords;
  readonly choice?: RowChoice | undefined;
  /** Buttons of a row, such as a menu. */
  readonly actions?: (row: Row) => ReactNode;
  readonly density?: 'roomy' | 'compact' | 'dense';
  /** Rows are on their way: so many of the final height are drawn where there are none yet; those in view stay, greyed. */
  readonly pending?: number | undefined;
  /** Stands in place of the rows: nothing found, or what failed and what to do. */
  readonly instead?: ReactNode;
}

/** Rows that the server sorted, filtered and cut. A native table with a head that stays in view; cards where it is narrow. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, idOf, choice, words, actions, density = 'roomy', pending, instead } = props;
  const ids = rows.map(idOf);
  const drawn = pending !== undefined && rows.length === 0 ? pending : 0;
  return (
    <div className={styles.frame} aria-busy={pending === undefined ? undefined : true}>
      <table className={classNames(styles.table, cells[density], pending !== undefined && styles.stale)}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead className={styles.head}>
          <tr>
            {choice && <SelectPage choice={choice} ids={ids} label={words.selectPage} />}
            {columns.map((column) => (
              <HeadCell key={column.id} column={column} />
            ))}
            {actions && (
              <th scope="col" className={styles.unsorted}>
                <VisuallyHidden>{words.actions}</VisuallyHidden>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <DataRow key={idOf(row)} row={row} table={props} />
          ))}
          {Array.from({ length: drawn }, (_, at) => (
            <PendingRow key={at} cells={columns.length + (choice ? 1 : 0) + (actions ? 1 : 0)} at={at} />
          ))}
        </tbody>
      </table>
      {drawn === 0 && instead && <div className={styles.instead}>{instead}</div>}
    </div>
  );
}

/** Selects what is in view; needs scripts, so without them its cell is empty. */
function SelectPage({ choice, ids, label }: { choice: RowChoice; ids: readonly string[]; label: string }) {
  const live = useHydrated();
  const share = shareSelected(choice.selection, ids);
  return (
    <td className={cells.check}>
      {live && ids.length > 0 && (
        <label className={cells.hit}>
          <VisuallyHidden>{label}</VisuallyHidden>
          <CheckBox
            ref={(box) => {
              if (box) box.indeterminate = share === 'some';
            }}
            checked={share === 'all'}
            onChange={() => choice.onSelect(ids, share !== 'all')}
          />
        </label>
      )}
    </td>
  );
}
