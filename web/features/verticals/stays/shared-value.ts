import { useSyncExternalStore } from 'react';

/** A value that parts of a page share beside their props: the props of a part that is not hydrated yet must stay as rendered. */
export interface SharedValue<T> {
  readonly subscribe: (listener: () => void) => () => void;
  readonly read: () => T;
  readonly first: () => T;
  readonly set: (next: T) => void;
}

export function createSharedValue<T>(first: T): SharedValue<T> {
  let now = first;
  const listeners = new Set<() => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: () => now,
    first: () => first,
    set(next) {
      now = next;
      for (const listener of listeners) listener();
    },
  };
}

export function useSharedValue<T>({ subscribe, read, first }: SharedValue<T>): T {
  return useSyncExternalStore(subscribe, read, first);
}
