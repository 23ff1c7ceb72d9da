import { useEffectEvent, useLayoutEffect, useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and in the first client render, true after: for parts that need scripts to make sense. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** Calls `look` once when scripts take over an element, so that what a reader did to it before is not lost. */
export function useTakeover(look: () => void): void {
  const lookOnce = useEffectEvent(look);
  useLayoutEffect(() => lookOnce(), []);
}
