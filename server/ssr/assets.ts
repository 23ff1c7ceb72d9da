import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageAssets } from '../../web/entry-server.tsx';

interface ManifestChunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}
type Manifest = Readonly<Record<string, ManifestChunk>>;

export interface BuiltAssets {
  forPage(modules: readonly string[]): PageAssets;
  /** The map that a page fetches after a chunk failed: its address and body. */
  readonly chunkMap: { readonly path: string; readonly body: string };
  /** The module of every page. */
  readonly pages: readonly string[];
}

/** One stylesheet for the several of a page, by their addresses; written by tools/join-styles.ts. */
export const SHEETS = '.vite/sheets.json';

/** One file of words for the catalogs of a page, by their modules; written by tools/join-words.ts. */
export const WORDS = '.vite/words.json';

const ENTRY = 'web/entry-client.tsx';
/** The server draws these with the page; their scripts come when somebody means to use them (web/island.tsx). */
const ISLAND = /\.island\.tsx$/;
const CATALOG = /\.po(?:\?|$)/;
const PAGE = /^web\/routes\/.+\/route\.ts$/;

/** Reads the build manifest once: which scripts and styles a page needs, first the entry, then the route. */
export function readBuiltAssets(clientDir: string): BuiltAssets {
  const manifest = JSON.parse(readFileSync(join(clientDir, '.vite/manifest.json'), 'utf8')) as Manifest;
  const closures = new Map(Object.keys(manifest).map((key) => [key, closureOf(manifest, key)]));
  const body = JSON.stringify(chunkMapOf(manifest, closures));
  const path = `/assets/chunks-${createHash('sha256').update(body).digest('hex').slice(0, 10)}.json`;
  const sheets = readJoined(clientDir, SHEETS);
  const joinedWords = readJoined(clientDir, WORDS);
  const pages = new Map<string, PageAssets>();

  const fileOf = (module: string) => address(manifest[module]?.file ?? '');
  const stylesOf = (module: string) =>
    unique((closures.get(module) ?? []).flatMap((key) => manifest[key]?.css ?? [])).map(address);

  function build(modules: readonly string[]): PageAssets {
    const chunks = unique([ENTRY, ...modules].flatMap((key) => closures.get(key) ?? []));
    const islands = chunks.flatMap((key) => manifest[key]?.dynamicImports?.filter((lazy) => ISLAND.test(lazy)) ?? []);
    const drawn = unique([...chunks, ...islands.flatMap((key) => closures.get(key) ?? [])]);
    const css = unique(drawn.flatMap((key) => manifest[key]?.css ?? [])).map(address);
    const sheet = sheets[css.join(' ')];
    const held = new Set(css);
    const catalogs = modules.filter((key) => CATALOG.test(key));
    const words = joinedWords[catalogs.join(' ')];
    const said = new Set(words === undefined ? [] : catalogs);
    const files = chunks.filter((key) => !said.has(key)).map(fileOf);
    return {
      entry: fileOf(ENTRY),
      styles: sheet === undefined ? css : [sheet],
      joined: sheet === undefined ? [] : css,
      preloads: unique(words === undefined ? files : [...files, words]),
      chunkMap: path,
      fileOf: (module) => (words !== undefined && said.has(module) ? words : fileOf(module)),
      stylesOf: (module) => stylesOf(module).filter((href) => !held.has(href)),
      preamble: '',
    };
  }

  return {
    chunkMap: { path, body },
    pages: Object.keys(manifest).filter((key) => PAGE.test(key)),
    forPage(modules) {
      const key = modules.join(' ');
      const known = pages.get(key);
      if (known) return known;
      const made = build(modules);
      pages.set(key, made);
      return made;
    },
  };
}

function readJoined(clientDir: string, name: string): Readonly<Record<string, string>> {
  const path = join(clientDir, name);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>) : {};
}

function closureOf(manifest: Manifest, start: string): string[] {
  const seen = new Set<string>();
  const queue = [start];
  for (let key = queue.pop(); key !== undefined; key = queue.pop()) {
    if (seen.has(key)) continue;
    seen.add(key);
    queue.push(...(manifest[key]?.imports ?? []));
  }
  return [...seen];
}

function chunkMapOf(manifest: Manifest, closures: ReadonlyMap<string, readonly string[]>): object {
  // A page is told the catalogs of its language.
  const asked = Object.entries(manifest).filter(([key]) => !CATALOG.test(key));
  const rows = asked.map(([key, chunk]) => {
    const closure = closures.get(key) ?? [];
    const deps = closure.filter((dep) => dep !== key).flatMap((dep) => manifest[dep]?.file ?? []);
    const css = unique(closure.flatMap((dep) => manifest[dep]?.css ?? []));
    return [key, { js: address(chunk.file), css: css.map(address), deps: deps.map(address) }];
  });
  return Object.fromEntries(rows) as object;
}

function address(file: string): string {
  return `/${file}`;
}

function unique<T>(values: readonly T[]): T[] {
  return [...new Set(values)];
}
