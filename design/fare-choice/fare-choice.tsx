import { Badge } from '#design/badge';
import { classNames } from '#design/class-names';
import { RadioDot } from '#design/checkbox';
import { ColumnTable, type TableCell, type TableRow } from '#design/column-table';
import { Icon } from '#design/icon';
import { Price } from '#design/price';
import styles from './fare-choice.module.css';

export interface FareOption {
  readonly id: string;
  readonly name: string;
  /** "In your trip". */
  readonly mark?: string | undefined;
  readonly price: string;
  /** "€112 more than Light", or "Lowest fare". */
  readonly delta: string;
}

export type FareCell = TableCell;

export interface FareFact extends TableRow {
  /** Stands with every fare of a narrow list; the others stand in the comparison there. */
  readonly brief?: boolean;
}

export interface FareChoiceProps {
  /** "Fares for 2 adults, both ways". */
  readonly label: string;
  readonly name: string;
  readonly fares: readonly FareOption[];
  readonly facts: readonly FareFact[];
  readonly chosen: string;
  readonly onChoose?: (id: string) => void;
  /** "Compare 4 fares in 8 rows", and what its corner says. */
  readonly compare: { readonly text: string; readonly cornerText: string };
}

const marks = { yes: 'check', no: 'minus', plain: undefined } as const;

/** Fares, one of which is chosen: side by side where there is room, else a list that ends in a comparison. */
export function FareChoice({ label, name, fares, facts, chosen, onChoose, compare }: FareChoiceProps) {
  const state = (id: string) =>
    onChoose ? { checked: id === chosen, onChange: () => onChoose(id) } : { defaultChecked: id === chosen };
  return (
    <div className={styles.frame}>
      <div role="radiogroup" aria-label={label} className={styles.fares}>
        <div className={styles.names} aria-hidden="true">
          <span />
          {facts.map((fact) => (
            <span key={fact.label}>{fact.label}</span>
          ))}
        </div>
        {fares.map((fare, at) => (
          <div key={fare.id} className={styles.fare}>
            <label className={styles.head}>
              <RadioDot name={name} value={fare.id} {...state(fare.id)} />
              <span className={styles.line}>
                <span className={styles.name}>{fare.name}</span> <Price className={styles.price}>{fare.price}</Price>
              </span>{' '}
              <span className={styles.delta}>
                {fare.mark && <Badge tone="good">{fare.mark}</Badge>} {fare.delta}
              </span>
            </label>
            <ul className={styles.facts}>
              {facts.map((fact) => (
                <Fact key={fact.label} fact={fact} cell={fact.cells[at]} />
              ))}
            </ul>
          </div>
        ))}
      </div>
      {fares.length > 1 && <Comparison {...{ fares, facts, chosen, compare }} />}
    </div>
  );
}

/** All of them in one table, for narrow pages. */
function Comparison({
  fares,
  facts,
  chosen,
  compare,
}: Pick<FareChoiceProps, 'fares' | 'facts' | 'chosen' | 'compare'>) {
  return (
    <details className={styles.compare}>
      <summary className={styles.compareHead}>
        <Icon name="columns-3" size="small" />
        <span>{compare.text}</span>
        <Icon name="chevron-down" size="small" className={styles.turn} />
      </summary>
      <ColumnTable
        caption={compare.text}
        cornerText={compare.cornerText}
        columns={fares.map((fare) => ({
          id: fare.id,
          head: (
            <>
              <span className={styles.columnName}>
                {fare.id === chosen && <Icon name="check" size="small" />} {fare.name}
              </span>{' '}
              <Price size="small" className={styles.columnPrice}>
                {fare.price}
              </Price>{' '}
              {fare.mark && <Badge tone="good">{fare.mark}</Badge>}
            </>
          ),
        }))}
        rows={facts}
        marked={chosen}
        stacked
      />
    </details>
  );
}

function Fact({ fact, cell }: { readonly fact: FareFact; readonly cell: FareCell | undefined }) {
  if (!cell) return null;
  const mark = marks[cell.kind];
  return (
    <li className={classNames(styles.fact, styles[cell.kind], fact.brief && styles.brief)}>
      {mark && <Icon name={mark} size="small" />}
      <span>
        <span className={styles.term}>{fact.label}: </span>
        {cell.text}
        {cell.more && <span className={styles.more}> {cell.more}</span>}
      </span>
    </li>
  );
}
