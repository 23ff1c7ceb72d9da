import { classNames } from '#design/class-names';
import type { ListWalk } from '#design/list-walk';
import { PersonFacts } from './person-facts.tsx';
import styles from './person-picker.module.css';
import type { PersonPickerProps, PersonRow } from './types.ts';

interface PeopleListProps {
  readonly id: string;
  readonly people: readonly PersonRow[];
  readonly props: PersonPickerProps;
  readonly walk: ListWalk;
  readonly onTake: (id: string) => void;
}

/** Rows are pressed, never focused: the keys belong to the input above. */
export function PeopleList({ id, people, props, walk, onTake }: PeopleListProps) {
  const { words, text, chosen, choosing } = props;
  return (
    <div id={id} role="listbox" aria-label={words.list} className={styles.list}>
      {people.map((row) => (
        <div
          key={row.id}
          id={walk.rowId(row.id)}
          role="option"
          tabIndex={-1}
          aria-selected={row.id === chosen}
          aria-disabled={choosing !== undefined || undefined}
          className={classNames(styles.row, row.id === walk.activeId && styles.active)}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onTake(row.id)}
        >
          <PersonFacts row={row} typed={text} busyText={row.id === choosing ? words.choosing : undefined} />
        </div>
      ))}
    </div>
  );
}
