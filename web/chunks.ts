/** Where each lazily loaded module lives; written by the server from the build manifest. */
export type ChunkMap = Readonly<
  Record<
    string,
    {
      /** Empty where another chunk brings it. */
      js: string;
      css: readonly string[];
      deps: readonly string[];
      /** What it says, in the language of the page. */
      words?: string;
      /** Modules of the islands of a page. */
      islands?: readonly string[];
    }
  >
>;

export interface ChunkPlatform {
  wait(ms: number): Promise<void>;
  /** Null where there is no map (development, server). */
  chunkMap(): Promise<ChunkMap | null>;
  load(address: string): Promise<unknown>;
  /** Fetches a script that will be asked for. */
  preload(address: string): void;
  /** Refetches past any cached bad answer, same address. */
  refresh(address: string): Promise<unknown>;
  style(address: string): Promise<void>;
}

/** `again` is empty at first, then what makes the address a new one; most know no address, and are found in the map. */
export type Importer<T> = (again: string) => Promise<T>;

const FIRST_DELAY_MS = 200;
const RETRIES = 2;

/**
 * Loads a module and its styles; a failure is retried twice after 200 and 400 ms with a cache-busting parameter.
 * A shared dependency keeps its address, since a second address would make a second instance of React.
 */
export async function retryChunk<T>(key: string, importer: Importer<T>, platform: ChunkPlatform): Promise<T> {
  let failure: unknown;
  try {
    return await importer('');
  } catch (error) {
    failure = error;
  }
  for (let retry = 1; retry <= RETRIES; retry++) {
    await platform.wait(FIRST_DELAY_MS * 2 ** (retry - 1));
    try {
      return (await loadAgain(key, importer, retry, platform)) as T;
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}

async function loadAgain(key: string, importer: Importer<unknown>, retry: number, platform: ChunkPlatform) {
  const chunk = (await platform.chunkMap())?.[key];
  if (!chunk?.js) return importer(`?r=${retry}`);
  await Promise.all(
    chunk.deps.map((dep) => platform.load(dep).catch(() => platform.refresh(dep).then(() => platform.load(dep)))),
  );
  await Promise.all(chunk.css.map((href) => platform.style(`${href}?r=${retry}`)));
  return platform.load(`${chunk.js}?r=${retry}`);
}

/** Files of the first page, whose styles and dependencies the server named in its head. */
export const firstFiles = new Map<string, string>();

/** Loads a module that no script leads to: where it lies and what it needs stands in the map. */
export async function loadMapped<T>(key: string, platform: ChunkPlatform = browser): Promise<T> {
  const first = firstFiles.get(key);
  if (first) return (await platform.load(first)) as T;
  const chunk = (await platform.chunkMap())?.[key];
  if (!chunk) throw new TypeError(`No chunk ${key}`);
  for (const dep of chunk.deps) platform.preload(dep);
  const [module] = await Promise.all([platform.load(chunk.js), ...chunk.css.map((href) => platform.style(href))]);
  return module as T;
}

let map: Promise<ChunkMap | null> | undefined;

/** Fetched once; a failure is forgotten. */
export function chunkMap(): Promise<ChunkMap | null> {
  map ??= fetchMap().catch((error: unknown) => {
    map = undefined;
    throw error;
  });
  return map;
}

async function fetchMap(): Promise<ChunkMap | null> {
  const address = document.querySelector<HTMLMetaElement>('meta[name="wf-chunks"]')?.content;
  return address ? ((await (await fetch(address)).json()) as ChunkMap) : null;
}

function linkTo(rel: string, href: string): HTMLLinkElement | null {
  if (document.querySelector(`link[rel="${rel}"][href="${href}"]`)) return null;
  return Object.assign(document.createElement('link'), { rel, href });
}

const browser: ChunkPlatform = {
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  chunkMap,
  load: (address) => import(/* @vite-ignore */ address) as Promise<unknown>,
  refresh: (address) => fetch(address, { cache: 'reload' }),
  preload(address) {
    const link = linkTo('modulepreload', address);
    if (link) document.head.append(link);
  },
  async style(address) {
    const link = linkTo('stylesheet', address);
    if (!link) return;
    await new Promise<void>((resolve, reject) => {
      link.onload = () => resolve();
      link.onerror = () => {
        link.remove();
        reject(new TypeError(`Style ${address} did not load`));
      };
      document.head.append(link);
    });
  },
};

/** `importer` with retries in the browser, as it is on the server. `key` is the module's path from the root. */
export function loadChunk<T>(key: string, importer: Importer<T>): Promise<T> {
  return import.meta.env.SSR ? importer('') : retryChunk(key, importer, browser);
}
