import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { SearchField } from '#design/search-field';
import styles from './currency-picker.module.css';
import { List, type Group } from './list.tsx';
import { bestMatch, matchingCurrencies } from './matching.ts';
import type { CurrencyRow, CurrencyWords } from './types.ts';
import { aside, type At, walk } from './walk.ts';

export const CURRENCY_COLUMNS = 3;

export interface CurrencyPickerProps {
  readonly currencies: readonly CurrencyRow[];
  /** Codes of those used most, in their order. */
  readonly top: readonly string[];
  readonly current: string;
  readonly words: CurrencyWords;
  /** Where there is room for so many; one in a dialog. */
  readonly columns?: 1 | 2 | 3;
  /** By which rates prices are converted. */
  readonly note?: ReactNode;
  readonly onPick: (code: string) => void;
}

function groupsOf({ currencies, top, words }: CurrencyPickerProps, search: string): readonly Group[] {
  if (search !== '') {
    const rows = matchingCurrencies(currencies, search);
    return rows.length > 0 ? [{ id: 'all', label: words.all, rows }] : [];
  }
  const used = top.flatMap((code) => currencies.filter((row) => row.code === code));
  const groups = [
    { id: 'top', label: words.top, rows: used },
    { id: 'all', label: words.all, rows: currencies.filter((row) => !used.includes(row)) },
  ];
  return groups.filter(({ rows }) => rows.length > 0);
}

/** A search over a listbox: focus stays in the input, the row that Enter takes is pointed at. */
export function CurrencyPicker(props: CurrencyPickerProps) {
  const { words, columns = CURRENCY_COLUMNS, current, note, onPick } = props;
  const [search, setSearch] = useState('');
  const [active, setActive] = useState<At>();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const groups = groupsOf(props, search);
  const row = active && groups[active.group]?.rows[active.row];

  function type(next: string) {
    setSearch(next);
    const best = bestMatch(groupsOf(props, next)[0]?.rows ?? [], next);
    setActive(best && { group: 0, row: groupsOf(props, next)[0]?.rows.indexOf(best) ?? 0 });
  }
  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || groups.length === 0) return;
    if (event.key === 'Enter' && row) {
      event.preventDefault();
      onPick(row.code);
      return;
    }
    const next = follow(event, { active, groups, search, list: list.current });
    if (!next) return;
    event.preventDefault();
    setActive(next);
  }
  return (
    <div className={styles.picker}>
      <SearchField
        first
        label={words.search}
        placeholder={words.placeholder}
        value={search}
        listbox={{ id: `${id}-list`, open: groups.length > 0, activeId: row && `${id}-${row.code}` }}
        onKeyDown={press}
        onChange={type}
      />
      {groups.length > 0 ? (
        <List ref={list} {...{ id, groups, columns, current, row, onPick }} label={words.list} />
      ) : (
        <div className={styles.none}>
          <b>{words.none.title}</b>
          <p>{words.none.text(search)}</p>
        </div>
      )}
      {note && <p className={styles.note}>{note}</p>}
    </div>
  );
}

interface Followed {
  readonly active: At | undefined;
  readonly groups: readonly Group[];
  readonly search: string;
  readonly list: HTMLElement | null;
}

/** Left and right belong to the text while there is one. */
function follow(event: KeyboardEvent, { active, groups, search, list }: Followed): At | undefined {
  const sizes = groups.map(({ rows }) => rows.length);
  const grid = list?.querySelector('[data-rows]');
  const columns = grid ? getComputedStyle(grid).gridTemplateColumns.split(' ').length : 1;
  if (active && search === '' && (event.key === 'ArrowRight' || event.key === 'ArrowLeft')) {
    const ltr = grid ? getComputedStyle(grid).direction === 'ltr' : true;
    return aside((event.key === 'ArrowRight') === ltr ? 1 : -1, active, sizes);
  }
  return walk(event.key, active, sizes, columns);
}
