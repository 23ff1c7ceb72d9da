import { RadioDot } from '#design/checkbox';
import { classNames } from '#design/class-names';
import { Icon } from '#design/icon';
import { Price } from '#design/price';
import { VisuallyHidden } from '#design/visually-hidden';
import styles from './fare-table.module.css';

export interface FareColumn {
  readonly id: string;
  readonly name: string;
  readonly price: string;
  /** "+€112 on Light", or "The price in the list" for the cheapest. */
  readonly delta: string;
}

export interface FareCell {
  readonly text: string;
  /** A check means included, a dash means no, plain is a price or a condition. */
  readonly kind: 'yes' | 'no' | 'plain';
}

export interface FareRow {
  readonly label: string;
  /** One for each fare, in the order of the columns. */
  readonly cells: readonly FareCell[];
}

export interface FareTableProps {
  readonly caption: string;
  readonly cornerText: string;
  readonly name: string;
  readonly fares: readonly FareColumn[];
  readonly rows: readonly FareRow[];
  readonly chosen: string;
  readonly onChoose?: (id: string) => void;
}

const marks = { yes: 'check', no: 'minus' } as const;

function Cell({ cell }: { cell: FareCell }) {
  return (
    <span className={classNames(styles.cell, cell.kind !== 'plain' && styles[cell.kind])}>
      {cell.kind !== 'plain' && <Icon name={marks[cell.kind]} size="small" />}
      <span>{cell.text}</span>
    </span>
  );
}

/** Fare families side by side; the choice and its price stand in the column head. */
export function FareTable({ caption, cornerText, name, fares, rows, chosen, onChoose }: FareTableProps) {
  const state = (id: string) =>
    onChoose ? { checked: id === chosen, onChange: () => onChoose(id) } : { defaultChecked: id === chosen };
  const column = (id: string) => classNames(styles.fare, id === chosen && styles.chosen);
  return (
    <div className={styles.frame}>
      {/* A region that scrolls must be reachable by key. */}
      <section className={styles.scroll} aria-label={caption} tabIndex={0}>
        <table className={styles.table}>
          <caption>
            <VisuallyHidden>{caption}</VisuallyHidden>
          </caption>
          <colgroup>
            <col className={styles.first} />
            {fares.map((fare) => (
              <col key={fare.id} className={styles.other} />
            ))}
          </colgroup>
          <thead>
            <tr>
              <th scope="col">
                <VisuallyHidden>{cornerText}</VisuallyHidden>
              </th>
              {fares.map((fare) => (
                <th key={fare.id} scope="col" className={column(fare.id)}>
                  <label className={styles.head}>
                    <RadioDot name={name} value={fare.id} {...state(fare.id)} />
                    <span className={styles.line}>
                      <span className={styles.name}>{fare.name}</span>{' '}
                      <Price className={styles.price}>{fare.price}</Price>
                    </span>{' '}
                    <span className={styles.delta}>{fare.delta}</span>
                  </label>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.label}>
                <th scope="row">{row.label}</th>
                {row.cells.map((cell, at) => (
                  <td key={fares[at]?.id} className={column(fares[at]?.id ?? '')}>
                    <Cell cell={cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}
