import { useEffect, type Ref } from 'react';
import { classNames } from '#design/class-names';
import { Icon } from '#design/icon';
import styles from './currency-picker.module.css';
import type { CurrencyRow } from './types.ts';
import { useScrolled } from './use-scrolled.ts';

export interface Group {
  readonly id: string;
  readonly label: string;
  readonly rows: readonly CurrencyRow[];
}

interface ListProps {
  readonly id: string;
  readonly label: string;
  readonly groups: readonly Group[];
  readonly columns: 1 | 2 | 3;
  readonly current: string;
  readonly row: CurrencyRow | undefined;
  readonly onPick: (code: string) => void;
  readonly ref: Ref<HTMLDivElement>;
}

/** Rows are pressed, never focused: the keys belong to the input above. */
export function List({ id, label, groups, columns, current, row, onPick, ref }: ListProps) {
  const scrolled = useScrolled();
  useEffect(() => {
    if (row) document.getElementById(`${id}-${row.code}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, row]);
  return (
    <div
      ref={ref}
      id={`${id}-list`}
      role="listbox"
      aria-label={label}
      className={classNames(styles.list, scrolled.is && styles.scrolled)}
      onScroll={scrolled.look}
    >
      {groups.map((group) => (
        <div key={group.id} role="group" aria-labelledby={`${id}-${group.id}`}>
          <div id={`${id}-${group.id}`} role="presentation" className={styles.label}>
            {group.label}
          </div>
          <div role="presentation" className={styles.rows} data-rows data-columns={columns}>
            {group.rows.map((one) => (
              <Row
                key={one.code}
                id={`${id}-${one.code}`}
                row={one}
                current={one.code === current}
                active={one === row}
                onPick={onPick}
              />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}

interface RowProps {
  readonly id: string;
  readonly row: CurrencyRow;
  readonly current: boolean;
  readonly active: boolean;
  readonly onPick: (code: string) => void;
}

function Row({ id, row, current, active, onPick }: RowProps) {
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={current}
      className={classNames(styles.row, current && styles.current, active && styles.active)}
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => onPick(row.code)}
    >
      <bdi className={styles.code}>{row.code}</bdi>
      <bdi className={styles.name}>{row.name}</bdi>
      {current ? <Icon name="check" size="small" /> : row.symbol && <bdi className={styles.symbol}>{row.symbol}</bdi>}
    </div>
  );
}
