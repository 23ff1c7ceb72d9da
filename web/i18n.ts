import { type I18n, setupI18n, type Messages } from '@lingui/core';
import { latin } from '#contract/core';
import { chunkMap, type Importer, loadChunk } from './chunks.ts';

interface Catalog {
  readonly messages: Messages;
}

const UNBUILT = import.meta.env.SSR || import.meta.env.DEV;
/** A built page is told the files of its own language, so that no page carries the list of all. */
const catalogs = UNBUILT ? import.meta.glob<Catalog>('./locales/*/*.po') : {};
/** English with accents and longer words, made by the build; see domain/locale. */
const pseudo = UNBUILT ? import.meta.glob<Catalog>('./locales/en/*.po', { query: '?pseudo' }) : {};
const PSEUDO = 'en-XA';

/** Where the words of a built page are, in its language; the build knows what each module says (tools/part-words.ts). */
export interface WordFiles {
  /** What the page itself says. */
  readonly page: string;
  /** What each of its modules says beyond that; empty for nothing. Of others the map of chunks knows it. */
  readonly parts: Readonly<Record<string, string>>;
}

interface Spoken {
  readonly i18n: I18n;
  readonly messages: Messages;
  /** Null in development and on the server, which have all words of a language at once. */
  readonly files: WordFiles | null;
}

/** One instance per locale, shared by all requests; a browser has one. */
const spoken = new Map<string, Promise<Spoken>>();

/** The words of a locale: all of them, or in a built page those of the page. */
export async function i18nFor(locale: string, files: WordFiles | null = null): Promise<I18n> {
  const known = import.meta.env.PROD ? spoken.get(locale) : undefined;
  const made = known ?? makeI18n(locale, files);
  spoken.set(locale, made);
  return (await made).i18n;
}

/**
 * Loads what a module says. Into the object that the instance reads, without telling it: what needs these words is not drawn yet,
 * and a change of context would make React draw sleeping islands anew.
 */
export async function needWords(module: string): Promise<void> {
  for (const made of spoken.values()) {
    const { files, messages } = await made;
    const file = files && (files.parts[module] ?? (await chunkMap())?.[module]?.words);
    if (file) Object.assign(messages, await loadWords(file));
  }
}

/** A module of the build with what it says. */
export async function loadPart<T>(module: string, importer: Importer<T>): Promise<T> {
  const [loaded] = await Promise.all([loadChunk(module, importer), needWords(module)]);
  return loaded;
}

async function makeI18n(locale: string, files: WordFiles | null): Promise<Spoken> {
  const messages = files ? { ...(await loadWords(files.page)) } : await loadAll(locale);
  return { files, messages, i18n: setupI18n({ locale, locales: latin(locale), messages: { [locale]: messages } }) };
}

async function loadWords(file: string): Promise<Messages> {
  const { messages } = await loadChunk(file, (again) => import(/* @vite-ignore */ file + again) as Promise<Catalog>);
  return messages;
}

/** Every catalog of the locale, else of its language, else of English. */
async function loadAll(locale: string): Promise<Messages> {
  const of = (name = '') => Object.entries(catalogs).filter(([path]) => path.startsWith(`./locales/${name}/`));
  const [language] = locale.split('-');
  const found = [of(locale), of(language), of('en')].find((entries) => entries.length > 0) ?? [];
  const importers = locale === PSEUDO ? Object.entries(pseudo) : found;
  const loaded = await Promise.all(importers.map(([, importer]) => importer()));
  return Object.assign({}, ...loaded.map(({ messages }) => messages)) as Messages;
}
