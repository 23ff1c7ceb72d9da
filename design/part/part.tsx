import { createContext, use, useCallback, useEffect, useState, type ReactNode } from 'react';

/** Runs a dynamic import; the page gives one that retries. */
export type PartLoader = <T>(importer: () => Promise<T>) => Promise<T>;

const plain: PartLoader = (importer) => importer();
const PartContext = createContext<PartLoader>(plain);
const loaded = new Map<() => Promise<unknown>, unknown>();

export function PartProvider({ load, children }: { load: PartLoader; children: ReactNode }) {
  return <PartContext value={load}>{children}</PartContext>;
}

/** A module that comes when it is wanted: the part once it is there, and the wish. `importer` must be the same function each time. */
export function usePart<T>(importer: () => Promise<T>): readonly [part: T | undefined, want: () => void] {
  const load = use(PartContext);
  const [part, setPart] = useState<T | undefined>(() => loaded.get(importer) as T | undefined);
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    if (!wanted || part !== undefined) return;
    let gone = false;
    load(importer).then(
      (module) => {
        loaded.set(importer, module);
        if (!gone) setPart(() => module);
      },
      // The field itself still works; the next wish tries again.
      () => setWanted(false),
    );
    return () => {
      gone = true;
    };
  }, [wanted, part, load, importer]);
  return [part, useCallback(() => setWanted(true), [])];
}
