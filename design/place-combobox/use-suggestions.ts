import { useCallback, useEffect, useRef, useState } from 'react';
import type { PlaceGroup, PlaceOption, Settle, Suggest } from './types.ts';

/** Sooner than a search waits elsewhere (`#design/debounce`): the places are our own, and most answers are kept already. */
const debounceMs = 120;

export interface Suggestions {
  /** The text that the groups answer. */
  readonly text: string;
  readonly groups: readonly PlaceGroup[];
}

const none: Suggestions = { text: '', groups: [] };

export function optionsOf(groups: readonly PlaceGroup[]): readonly PlaceOption[] {
  return groups.flatMap((group) => group.options);
}

/** An exact code needs no list: the traveller knows what it is. */
export function byCode(groups: readonly PlaceGroup[], text: string): PlaceOption | undefined {
  const code = text.trim().toUpperCase();
  return code.length === 3 ? optionsOf(groups).find((option) => option.code === code) : undefined;
}

/**
 * Who typed a whole name meant that place. Where several have it, or the best known match has another name, that is asked of
 * `settle`: one place where it is sure, else those that are likely.
 */
export async function byName(
  groups: readonly PlaceGroup[],
  text: string,
  settle: Settle | undefined,
): Promise<readonly PlaceOption[]> {
  const typed = text.trim();
  const isNamed = ({ name, act }: PlaceOption): boolean =>
    act === undefined && name.localeCompare(typed, undefined, { sensitivity: 'base' }) === 0;
  const options = optionsOf(groups);
  const named = options.filter(isNamed);
  const sure = named.length === 0 || (named.length === 1 && named[0] === options[0]);
  const settled = sure || !settle ? [] : await settle(typed).catch(() => []);
  return settled.length > 0 ? settled : named.slice(0, 1);
}

/** Keeps the latest answer; `ask` waits for the typing to pause, `askNow` does not. */
export function useSuggestions(suggest: Suggest) {
  const [found, setFound] = useState<Suggestions>(none);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<AbortController>(undefined);

  const askNow = useCallback(
    async (text: string, from: Suggest = suggest): Promise<readonly PlaceGroup[]> => {
      clearTimeout(timer.current);
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      const groups = await from(text, controller.signal).catch(() => []);
      if (!controller.signal.aborted) setFound({ text, groups });
      return groups;
    },
    [suggest],
  );

  const ask = useCallback(
    (text: string) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void askNow(text), debounceMs);
    },
    [askNow],
  );

  // A question that is on its way is answered all the same: the form may have changed its rows while a field that was left is resolved.
  useEffect(() => () => clearTimeout(timer.current), []);
  /** Shows something of our own until the next answer. */
  const say = useCallback((text: string, groups: readonly PlaceGroup[]) => setFound({ text, groups }), []);
  return { found, say, ask, askNow };
}
