import type { MouseEventHandler, ReactNode } from 'react';
import { ColumnTable, type TableRow } from '#design/column-table';
import { Icon } from '#design/icon';
import { LinkButton } from '#design/link-button';
import { Anchor } from '#design/link';
import { Price } from '#design/price';
import styles from './compare-table.module.css';

interface Way {
  readonly text: string;
  readonly href: string;
  readonly onClick?: MouseEventHandler<HTMLAnchorElement>;
}

export interface CompareItem {
  readonly id: string;
  readonly name: string;
  /** Decoration. */
  readonly art?: ReactNode;
  readonly price: string;
  /** "3 nights, all taxes". */
  readonly party: string;
  readonly action: Way & { readonly label: string };
  /** Takes it out of the comparison: "Remove The Pilotage". */
  readonly remove: Way;
}

export interface CompareTableProps {
  readonly caption: string;
  readonly cornerText: string;
  /** Two to four. */
  readonly items: readonly CompareItem[];
  readonly rows: readonly TableRow[];
}

/** Up to four offers side by side, fact by fact; the price and the way on stand in the head. */
export function CompareTable({ caption, cornerText, items, rows }: CompareTableProps) {
  const columns = items.slice(0, 4).map((item) => ({
    id: item.id,
    head: (
      <div className={styles.head}>
        {item.art && <div className={styles.art}>{item.art}</div>}
        <span className={styles.top}>
          <span className={styles.name}>{item.name}</span>{' '}
          <Anchor
            href={item.remove.href}
            onClick={item.remove.onClick}
            aria-label={item.remove.text}
            data-tip=""
            className={styles.remove}
          >
            <Icon name="x" size="small" />
          </Anchor>
        </span>
        <span>
          <Price size="medium">{item.price}</Price>
        </span>{' '}
        <span className={styles.party}>{item.party}</span>{' '}
        <LinkButton
          variant="outline"
          size="compact"
          href={item.action.href}
          onClick={item.action.onClick}
          aria-label={item.action.label}
        >
          {item.action.text}
        </LinkButton>
      </div>
    ),
  }));
  return (
    <div className={styles.table}>
      <ColumnTable caption={caption} cornerText={cornerText} columns={columns} rows={rows} />
    </div>
  );
}
