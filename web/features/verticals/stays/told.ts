import { useSyncExternalStore } from 'react';

/** What one part of a page tells another past its props: those of a part that sleeps must stay as the server drew them. */
export interface Told<T> {
  readonly subscribe: (heard: () => void) => () => void;
  readonly read: () => T;
  readonly first: () => T;
  readonly tell: (next: T) => void;
}

export function createTold<T>(first: T): Told<T> {
  let now = first;
  const listeners = new Set<() => void>();
  return {
    subscribe(heard) {
      listeners.add(heard);
      return () => listeners.delete(heard);
    },
    read: () => now,
    first: () => first,
    tell(next) {
      now = next;
      for (const heard of listeners) heard();
    },
  };
}

export function useTold<T>({ subscribe, read, first }: Told<T>): T {
  return useSyncExternalStore(subscribe, read, first);
}
