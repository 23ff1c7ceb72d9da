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
  forPage(modules: readonly string[], locale: string): PageAssets;
  /** The map of chunks that a page fetches for what it may go on to, one for each language: bodies by address. */
  readonly chunkMaps: ReadonlyMap<string, string>;
  /** The module of every page. */
  readonly pages: readonly string[];
}

/** One stylesheet for the several of a page, by their addresses; written by tools/join-styles.ts. */
export const SHEETS = '.vite/sheets.json';

/** Files of words by language and module; written by tools/part-words.ts. */
export const WORDS = '.vite/words.json';
type Words = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What belongs to each module that is loaded by itself; written by tools/part-graph.ts. */
export const PARTS = '.vite/parts.json';
type Parts = Readonly<Record<string, { readonly islands: readonly string[] }>>;

const ENTRY = 'web/entry-client.tsx';
/** The server draws these with the page; their scripts come when somebody means to use them (web/island.tsx). */
const ISLAND = /\.island\.tsx$/;
/** What a language without words of its own is answered in. */
const SOURCE = 'en';
const PAGE = /^web\/routes\/.+\/all\.ts$/;

/** Reads the build manifest once: which scripts, styles and words a page needs, first the entry, then the route. */
export function readBuiltAssets(clientDir: string): BuiltAssets {
  const manifest = JSON.parse(readFileSync(join(clientDir, '.vite/manifest.json'), 'utf8')) as Manifest;
  const closures = new Map(Object.keys(manifest).map((key) => [key, closureOf(manifest, key)]));
  const sheets = readWritten<Readonly<Record<string, string>>>(clientDir, SHEETS);
  const parts = readWritten<Parts>(clientDir, PARTS);
  const words: Words = { [SOURCE]: {}, ...readWritten<Words>(clientDir, WORDS) };
  const maps = new Map(
    Object.entries(words).map(([language, own]) => {
      const body = JSON.stringify(chunkMapOf(manifest, closures, parts, own));
      const path = `/assets/chunks-${createHash('sha256').update(body).digest('hex').slice(0, 10)}.json`;
      return [language, { path, body }];
    }),
  );
  const pages = new Map<string, PageAssets>();

  const fileOf = (module: string) => address(manifest[module]?.file ?? '');
  const stylesOf = (module: string) =>
    unique((closures.get(module) ?? []).flatMap((key) => manifest[key]?.css ?? [])).map(address);

  function build(modules: readonly string[], language: string): PageAssets {
    const chunks = unique([ENTRY, ...modules].flatMap((key) => closures.get(key) ?? []));
    const islands = chunks.flatMap((key) => manifest[key]?.dynamicImports?.filter((lazy) => ISLAND.test(lazy)) ?? []);
    const drawn = unique([...chunks, ...islands.flatMap((key) => closures.get(key) ?? [])]);
    const css = unique(drawn.flatMap((key) => manifest[key]?.css ?? [])).map(address);
    const sheet = sheets[css.join(' ')];
    const held = new Set(css);
    const own = wordsOf(modules, words[language] ?? {}, parts);
    return {
      entry: fileOf(ENTRY),
      styles: sheet === undefined ? css : [sheet],
      joined: sheet === undefined ? [] : css,
      preloads: unique([...chunks.map(fileOf), ...(own ? [own.page] : [])]),
      chunkMap: maps.get(language)?.path ?? null,
      fileOf,
      stylesOf: (module) => stylesOf(module).filter((href) => !held.has(href)),
      words: own,
      preamble: '',
    };
  }

  return {
    chunkMaps: new Map([...maps.values()].map(({ path, body }) => [path, body])),
    pages: Object.keys(manifest).filter((key) => PAGE.test(key)),
    forPage(modules, locale) {
      const language = [locale, locale.split('-')[0] ?? ''].find((name) => name in words) ?? SOURCE;
      const key = [language, ...modules].join(' ');
      const known = pages.get(key);
      if (known) return known;
      const made = build(modules, language);
      pages.set(key, made);
      return made;
    },
  };
}

/** What a page says, and what each of its islands says beyond that; a page of none says what the frame does. */
function wordsOf(
  modules: readonly string[],
  words: Readonly<Record<string, string>>,
  parts: Parts,
): PageAssets['words'] {
  const page = [...modules, ENTRY].map((module) => words[module]).find((file) => file !== undefined);
  if (page === undefined) return null;
  const islands = [ENTRY, ...modules].flatMap((module) => parts[module]?.islands ?? []);
  return {
    page,
    parts: Object.fromEntries([
      ...modules.map((module) => [module, '']),
      ...islands.map((module) => [module, words[module] ?? '']),
    ]) as Record<string, string>,
  };
}

/** What a later step of the build writes; empty before it. */
function readWritten<T extends object>(clientDir: string, name: string): T {
  const path = join(clientDir, name);
  return (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}) as T;
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

function chunkMapOf(
  manifest: Manifest,
  closures: ReadonlyMap<string, readonly string[]>,
  parts: Parts,
  own: Readonly<Record<string, string>>,
): object {
  // Modules that came to lie in a chunk of another name have no row of their own.
  const elsewhere = Object.keys(own).filter((key) => !(key in manifest));
  const rows = Object.entries(manifest).map(([key, chunk]) => {
    const closure = closures.get(key) ?? [];
    const deps = closure.filter((dep) => dep !== key).flatMap((dep) => manifest[dep]?.file ?? []);
    const css = unique(closure.flatMap((dep) => manifest[dep]?.css ?? []));
    const islands = PAGE.test(key) ? parts[key]?.islands : undefined;
    return [key, { js: address(chunk.file), css: css.map(address), deps: deps.map(address), words: own[key], islands }];
  });
  const bare = elsewhere.map((key) => [key, { js: '', css: [], deps: [], words: own[key] }]);
  return Object.fromEntries([...rows, ...bare]) as object;
}

function address(file: string): string {
  return `/${file}`;
}

function unique<T>(values: readonly T[]): T[] {
  return [...new Set(values)];
}
