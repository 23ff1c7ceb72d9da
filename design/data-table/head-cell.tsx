import { classNames } from '#design/class-names';
import { Icon } from '#design/icon';
import { Anchor } from '#design/link';
import cells from './data-row.module.css';
import styles from './data-table.module.css';
import type { DataColumn } from './types.ts';

const marks = { ascending: 'chevron-up', descending: 'chevron-down' } as const;

/** The name of a column; a link where the rows can be put in its order. Which order holds is told by `aria-sort`. */
export function HeadCell<Row>({ column: { head, sort, figures } }: { readonly column: DataColumn<Row> }) {
  return (
    <th scope="col" aria-sort={sort?.now} className={classNames(!sort && styles.unsorted, figures && cells.figures)}>
      {sort ? (
        <Anchor href={sort.href} className={styles.sort} onClick={sort.onClick}>
          {head}
          <Icon name={sort.now ? marks[sort.now] : 'arrow-up-down'} size="small" />
        </Anchor>
      ) : (
        head
      )}
    </th>
  );
}
