import { type KeyboardEvent, useEffect, useState } from 'react';

export interface ListWalk {
  /** The row that the keys are at, by `aria-activedescendant`; none until an arrow is pressed. */
  readonly activeId: string | undefined;
  /** Id of the element of a row. */
  readonly rowId: (id: string) => string;
  readonly leave: () => void;
  /** True where the key was one of the list. */
  readonly press: (event: KeyboardEvent) => boolean;
}

/** Where a key leads in a list of so many rows from the one at `at`, -1 for none; undefined for a key that leads nowhere. */
export function walked(key: string, at: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return at <= 0 ? count - 1 : at - 1;
  if (key === 'PageDown') return count - 1;
  return key === 'PageUp' ? 0 : undefined;
}

/** Keys of an input that walk the listbox below it: the focus stays in the input, Enter takes the row that they are at. */
export function useListWalk(base: string, ids: readonly string[], onTake: (id: string) => void): ListWalk {
  const [at, setAt] = useState<string>();
  const activeId = at !== undefined && ids.includes(at) ? at : undefined;
  useEffect(() => {
    if (activeId !== undefined) document.getElementById(`${base}-${activeId}`)?.scrollIntoView({ block: 'nearest' });
  }, [base, activeId]);
  return {
    activeId,
    rowId: (id) => `${base}-${id}`,
    leave: () => setAt(undefined),
    press(event) {
      if (event.nativeEvent.isComposing) return false;
      if (event.key === 'Enter' && activeId !== undefined) {
        event.preventDefault();
        onTake(activeId);
        return true;
      }
      const to = walked(event.key, activeId === undefined ? -1 : ids.indexOf(activeId), ids.length);
      if (to === undefined) return false;
      event.preventDefault();
      setAt(ids[to]);
      return true;
    },
  };
}
