export interface Window {
  readonly seed: number;
  readonly firstDay: number;
  readonly dayCount: number;
}

/** A snapshot that is compiled before the site starts, `dist/<target>.bin`. */
export interface World {
  /** As it is said when it was made. */
  readonly name: string;
  readonly target: string;
  /** Files and folders that decide whether it is made again. */
  readonly inputs: readonly string[];
  /** What decides besides files of this repository; `dataDir` is where the data of the installation lie. */
  readonly also: (dataDir: string) => string;
  /** Loads what it needs only now: a start that finds the snapshot fresh must not wait for the reference data. */
  readonly make: (window: Window, dataDir: string) => Promise<Uint8Array>;
}

/** What every world is made with. */
export const SHARED_INPUTS = [
  'supply/house/hash.ts',
  'supply/house/window.ts',
  'engine/data-rows',
  'engine/zones',
  'engine/snapshot',
  'engine/geo',
  'reference',
  'package-lock.json',
  'tools/build-world.ts',
  'tools/compile-world.ts',
] as const;
