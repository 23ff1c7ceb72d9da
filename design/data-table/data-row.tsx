import { useState } from 'react';
import { CheckBox } from '#design/checkbox';
import { classNames } from '#design/class-names';
import { useHydrated } from '#design/hydrated';
import { Icon } from '#design/icon';
import { Skeleton } from '#design/skeleton';
import { VisuallyHidden } from '#design/visually-hidden';
import styles from './data-row.module.css';
import type { DataTableProps } from './data-table.tsx';
import { isSelected } from './selection.ts';
import type { RowChoice } from './types.ts';

/** One row: a box, what names it, its values, and what can be done with it. */
export function DataRow<Row>({ row, table }: { readonly row: Row; readonly table: DataTableProps<Row> }) {
  const { columns, idOf, nameOf, words, choice, actions } = table;
  const [open, setOpen] = useState(false);
  const [title, ...others] = columns;
  const selected = choice !== undefined && isSelected(choice.selection, idOf(row));
  const hasMore = others.some(({ secondary }) => secondary);
  return (
    <tr className={classNames(styles.row, selected && styles.selected, open && styles.open)}>
      {choice && <SelectRow id={idOf(row)} label={words.select(nameOf(row))} choice={choice} selected={selected} />}
      <th scope="row" className={styles.title}>
        {title.cell(row)}
      </th>
      {others.map(({ id, head, cell, figures, secondary }) => (
        <td key={id} className={classNames(styles.field, figures && styles.figures, secondary && styles.secondary)}>
          <span className={styles.label} aria-hidden="true">
            {head}
          </span>
          <div className={styles.value}>{cell(row)}</div>
        </td>
      ))}
      {(actions || hasMore) && (
        <td className={classNames(styles.actions, !actions && styles.onlyMore)}>
          <div className={styles.buttons}>
            {hasMore && (
              <button
                type="button"
                className={styles.more}
                aria-expanded={open}
                aria-label={words.more(nameOf(row))}
                onClick={() => setOpen(!open)}
              >
                <Icon name={open ? 'chevron-up' : 'chevron-down'} />
              </button>
            )}
            {actions?.(row)}
          </div>
        </td>
      )}
    </tr>
  );
}

interface SelectRowProps {
  readonly id: string;
  readonly label: string;
  readonly choice: RowChoice;
  readonly selected: boolean;
}

/** Posts by itself before scripts run; after that `SelectionInputs` say what is selected, on other pages too. */
function SelectRow({ id, label, choice, selected }: SelectRowProps) {
  const live = useHydrated();
  return (
    <td className={styles.check}>
      <label className={styles.hit}>
        <VisuallyHidden>{label}</VisuallyHidden>
        <CheckBox
          name={live ? undefined : choice.name}
          value={id}
          checked={selected}
          onChange={(event) => choice.onSelect([id], event.currentTarget.checked)}
        />
      </label>
    </td>
  );
}

const WIDTHS = ['most', 'half', 'most', 'quarter'] as const;

/** A row of the final height whose values are on their way. */
export function PendingRow({ cells, at }: { readonly cells: number; readonly at: number }) {
  return (
    <tr className={classNames(styles.row, styles.pending)} aria-hidden="true">
      {Array.from({ length: cells }, (_, cell) => (
        <td key={cell}>
          <Skeleton width={WIDTHS[(cell + at) % WIDTHS.length] ?? 'half'} />
        </td>
      ))}
    </tr>
  );
}
