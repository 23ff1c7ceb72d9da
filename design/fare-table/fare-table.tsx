import { RadioDot } from '#design/checkbox';
import { ColumnTable, type TableCell, type TableRow } from '#design/column-table';
import { Price } from '#design/price';
import styles from './fare-table.module.css';

export interface FareColumn {
  readonly id: string;
  readonly name: string;
  readonly price: string;
  /** "+€112 on Light", or "The price in the list" for the cheapest. */
  readonly delta: string;
}

export type FareCell = TableCell;
export type FareRow = TableRow;

export interface FareTableProps {
  readonly caption: string;
  readonly cornerText: string;
  readonly name: string;
  readonly fares: readonly FareColumn[];
  readonly rows: readonly FareRow[];
  readonly chosen: string;
  readonly onChoose?: (id: string) => void;
}

/** Fare families side by side; the choice and its price stand in the column head. */
export function FareTable({ caption, cornerText, name, fares, rows, chosen, onChoose }: FareTableProps) {
  const state = (id: string) =>
    onChoose ? { checked: id === chosen, onChange: () => onChoose(id) } : { defaultChecked: id === chosen };
  const columns = fares.map((fare) => ({
    id: fare.id,
    head: (
      <label className={styles.head}>
        <RadioDot name={name} value={fare.id} {...state(fare.id)} />
        <span className={styles.line}>
          <span className={styles.name}>{fare.name}</span> <Price className={styles.price}>{fare.price}</Price>
        </span>{' '}
        <span className={styles.delta}>{fare.delta}</span>
      </label>
    ),
  }));
  return <ColumnTable caption={caption} cornerText={cornerText} columns={columns} rows={rows} marked={chosen} />;
}
