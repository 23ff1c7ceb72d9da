import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and in the first client render, true after: for parts that need scripts to make sense. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
