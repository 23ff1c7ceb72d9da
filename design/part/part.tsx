import { createContext, use, useCallback, useEffect, useState, type ReactNode } from 'react';

/** Runs a dynamic import; the page gives one that retries. `module` is the path of what is imported, from the root. */
export type PartLoader = <T>(module: string, importer: () => Promise<T>) => Promise<T>;

/** A module that comes when it is wanted. */
export interface Part<T> {
  readonly importer: () => Promise<T>;
  /** Its path from the root; left out where `importer` tries again by itself. */
  readonly module?: string;
}

const plain: PartLoader = (_module, importer) => importer();
const PartContext = createContext<PartLoader>(plain);
const loaded = new Map<Part<unknown>, unknown>();

export function PartProvider({ load, children }: { load: PartLoader; children: ReactNode }) {
  return <PartContext value={load}>{children}</PartContext>;
}

/** What the part holds once it is there, and the wish for it. `spec` must be the same object each time. */
export function usePart<T>(spec: Part<T>): readonly [part: T | undefined, want: () => void] {
  const load = use(PartContext);
  const [part, setPart] = useState<T | undefined>(() => loaded.get(spec) as T | undefined);
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    if (!wanted || part !== undefined) return;
    let gone = false;
    const { module: path, importer } = spec;
    (path === undefined ? importer() : load(path, importer)).then(
      (module) => {
        loaded.set(spec, module);
        if (!gone) setPart(() => module);
      },
      // The field itself still works; the next wish tries again.
      () => setWanted(false),
    );
    return () => {
      gone = true;
    };
  }, [wanted, part, load, spec]);
  return [part, useCallback(() => setWanted(true), [])];
}
