/**
 * What is selected: rows by id, or everything that a query finds but for some. Which rows the latter are is the server's to say: it is
 * told the query, never a list.
 */
export type Selection =
  | { readonly kind: 'rows'; readonly ids: ReadonlySet<string> }
  | { readonly kind: 'matching'; readonly query: string; readonly except: ReadonlySet<string> };

export const NOTHING_SELECTED: Selection = { kind: 'rows', ids: new Set() };

export function isSelected(selection: Selection, id: string): boolean {
  return selection.kind === 'rows' ? selection.ids.has(id) : !selection.except.has(id);
}

/** How many are selected where a query finds `total`. */
export function countSelected(selection: Selection, total: number): number {
  return selection.kind === 'rows' ? selection.ids.size : total - selection.except.size;
}

/** The selection with these rows in it, or without them. */
export function withRows(selection: Selection, ids: readonly string[], on: boolean): Selection {
  const listed = selection.kind === 'rows';
  const next = new Set(listed ? selection.ids : selection.except);
  for (const id of ids) {
    if (on === listed) next.add(id);
    else next.delete(id);
  }
  return listed ? { kind: 'rows', ids: next } : { ...selection, except: next };
}

/** Whether of these rows all, some or none are selected. */
export function shareSelected(selection: Selection, ids: readonly string[]): 'all' | 'some' | 'none' {
  const count = ids.filter((id) => isSelected(selection, id)).length;
  return count === 0 ? 'none' : count === ids.length ? 'all' : 'some';
}
