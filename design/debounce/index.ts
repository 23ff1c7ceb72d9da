import { useEffect, useState } from 'react';

/** How long a search waits for the typing to pause, where nothing else is said. Places are asked sooner: they are ours and near. */
const SEARCH_DEBOUNCE_MS = 300;

/** The value as it was when it last came to rest. */
export function useDebounced<T>(value: T, ms: number = SEARCH_DEBOUNCE_MS): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return rested;
}
