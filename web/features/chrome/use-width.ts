import { useSyncExternalStore } from 'react';
import type { Width } from './drawer-mode.ts';

const FROM: readonly (readonly [query: string, width: Width])[] = [
  ['(width >= 90rem)', 'XL'],
  ['(width >= 64rem)', 'L'],
  ['(width >= 40rem)', 'M'],
];

function subscribe(changed: () => void): () => void {
  const queries = FROM.map(([query]) => window.matchMedia(query));
  for (const query of queries) query.addEventListener('change', changed);
  return () => {
    for (const query of queries) query.removeEventListener('change', changed);
  };
}

/** How wide the page is; null on the server and until scripts took the page over. */
export function useWidth(): Width | null {
  return useSyncExternalStore(
    subscribe,
    () => FROM.find(([query]) => window.matchMedia(query).matches)?.[1] ?? 'S',
    () => null,
  );
}
