import { useState } from 'react';
import { countSelected, NOTHING_SELECTED, type Selection, withRows } from './selection.ts';

export interface Selected {
  readonly selection: Selection;
  readonly count: number;
  /** Selects these rows, or takes them out. */
  readonly select: (ids: readonly string[], on: boolean) => void;
  /** Everything that the query finds, in view or not. */
  readonly selectMatching: () => void;
  readonly clear: () => void;
}

/** What a reader selected of the rows that `query` finds. It holds from page to page; another query finds others, so it ends there. */
export function useSelection(query: string, total: number): Selected {
  const [kept, setKept] = useState({ query, selection: NOTHING_SELECTED });
  const selection = kept.query === query ? kept.selection : NOTHING_SELECTED;
  const keep = (next: Selection) => setKept({ query, selection: next });
  return {
    selection,
    count: countSelected(selection, total),
    select: (ids, on) => keep(withRows(selection, ids, on)),
    selectMatching: () => keep({ kind: 'matching', query, except: new Set() }),
    clear: () => keep(NOTHING_SELECTED),
  };
}
