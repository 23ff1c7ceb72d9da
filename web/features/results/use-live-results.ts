import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { search } from '#contract/search';
import type { SearchResults } from '#contract/search';

/** Until then late answers may join the list by themselves, unless the reader has touched the page. */
const STILL_ARRIVING_MS = 3_000;

/** What every list tells of its search. */
export type LiveAnswer = Pick<SearchResults, 'id' | 'done' | 'revision' | 'sources' | 'listed'>;

interface Live<R extends LiveAnswer> {
  /** The newest answer, ahead of the list on the page; null when the page is up to date. */
  readonly ahead: R | null;
  /** Sources as they are now. */
  readonly sources: R['sources'];
  readonly done: boolean;
}

/**
 * Follows a search that is not done. The list never moves by itself once the reader has begun to read: what comes later
 * waits in `ahead` until `refresh` is called by the reader.
 */
export function useLiveResults<R extends LiveAnswer>(
  results: R,
  view: Readonly<Record<string, string>>,
  refresh: () => void,
): Live<R> {
  const [later, setLater] = useState({ than: results, answer: results });
  const touched = useTouched();
  const take = useEffectEvent((answer: R, sinceMs: number) => {
    // On a page without rows nothing can move.
    if (results.listed === 0 || (!touched.current && sinceMs < STILL_ARRIVING_MS)) refresh();
    else setLater({ than: results, answer });
  });
  const { id, done, revision } = results;
  const asked = new URLSearchParams({ ...view, limit: '1' }).toString();
  useEffect(() => {
    if (done) return undefined;
    const since = performance.now();
    const url = `${search.get.path.replace(':id', id)}/events?${asked}&after=${revision}`;
    const stream = new EventSource(url);
    const read = (event: MessageEvent<string>) => {
      const answer = JSON.parse(event.data) as R;
      if (answer.done) stream.close();
      take(answer, performance.now() - since);
    };
    stream.addEventListener('results', read);
    stream.addEventListener('done', read);
    return () => stream.close();
  }, [id, done, revision, asked]);
  const newest = later.than === results ? later.answer : results;
  const ahead = newest.revision > revision ? newest : null;
  return { ahead, sources: newest.sources, done: newest.done };
}

function useTouched() {
  const touched = useRef(false);
  useEffect(() => {
    const mark = () => (touched.current = true);
    const kinds = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;
    for (const kind of kinds) addEventListener(kind, mark, { once: true, passive: true });
    return () => {
      for (const kind of kinds) removeEventListener(kind, mark);
    };
  }, []);
  return touched;
}
