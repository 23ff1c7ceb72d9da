import { type KeyboardEvent, useId } from 'react';
import { useDebounced } from '#design/debounce';
import { FieldError } from '#design/field';
import { useHydrated } from '#design/hydrated';
import { Anchor } from '#design/link';
import { useListWalk } from '#design/list-walk';
import { SearchField } from '#design/search-field';
import { visuallyHiddenClass } from '#design/visually-hidden';
import { PeopleList } from './list.tsx';
import { PersonFacts } from './person-facts.tsx';
import styles from './person-picker.module.css';
import type { PersonPickerProps, PersonRow } from './types.ts';

/** One person of a company, found by typing: each row says which rules hold for them, whether their documents are complete and why they may be chosen. */
export function PersonPicker(props: PersonPickerProps) {
  const { people, text, words, pending, choosing, error, note, onType, onPick } = props;
  const live = useHydrated();
  const base = useId();
  const open = people.filter(({ closed }) => !closed);
  const shut = people.filter(({ closed }) => closed);
  const take = (id: string) => choosing === undefined && onPick(id);
  const walk = useListWalk(
    base,
    open.map(({ id }) => id),
    take,
  );
  const keys = (event: KeyboardEvent) => {
    walk.press(event);
  };
  const listbox = {
    id: `${base}-list`,
    open: live && open.length > 0,
    activeId: walk.activeId && walk.rowId(walk.activeId),
  };
  const said = useDebounced(pending ? words.pending : people.length === 0 ? words.none.title : words.found);
  return (
    <div className={styles.picker} aria-busy={pending || undefined}>
      <SearchField
        first
        label={words.search}
        placeholder={words.placeholder}
        value={text}
        listbox={listbox}
        onChange={onType}
        onKeyDown={keys}
      />
      <p className={styles.found} aria-hidden="true">
        {pending ? words.pending : people.length > 0 && words.found}
      </p>
      <output className={visuallyHiddenClass}>{said}</output>
      {error && <FieldError>{error}</FieldError>}
      {open.length > 0 &&
        (live ? (
          <PeopleList id={listbox.id} people={open} props={props} walk={walk} onTake={take} />
        ) : (
          <PlainList people={open} props={props} />
        ))}
      {people.length === 0 && !pending && (
        <div className={styles.none}>
          <b>{words.none.title}</b>
          <p>{words.none.text}</p>
        </div>
      )}
      {shut.length > 0 && <Closed people={shut} props={props} />}
      {note && <div className={styles.note}>{note}</div>}
    </div>
  );
}

interface ListProps {
  readonly people: readonly PersonRow[];
  readonly props: PersonPickerProps;
}

/** Before scripts run each person is a link. */
function PlainList({ people, props: { words, hrefOf, chosen, text } }: ListProps) {
  return (
    <ul aria-label={words.list} className={styles.list}>
      {people.map((row) => (
        <li key={row.id}>
          <Anchor href={hrefOf?.(row.id) ?? '#'} className={styles.row} aria-current={row.id === chosen || undefined}>
            <PersonFacts row={row} typed={text} />
          </Anchor>
        </li>
      ))}
    </ul>
  );
}

/** Outside the listbox: what can be done about them is a control of its own. */
function Closed({ people, props: { words, text } }: ListProps) {
  return (
    <ul aria-label={words.closed} className={styles.list}>
      {people.map((row) => (
        <li key={row.id} className={styles.row} data-closed="">
          <PersonFacts row={row} typed={text} />
        </li>
      ))}
    </ul>
  );
}
