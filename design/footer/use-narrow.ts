import { useSyncExternalStore } from 'react';

/** Breakpoint S of the interface. */
const NARROW = '(width < 40rem)';

function subscribe(changed: () => void): () => void {
  const query = window.matchMedia(NARROW);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** True on a phone once scripts run; the server draws what is right without them. */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(NARROW).matches,
    () => false,
  );
}
