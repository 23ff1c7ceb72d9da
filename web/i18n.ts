import { type I18n, setupI18n, type Messages } from '@lingui/core';
import { latin } from '#contract/core';
import { type Area, AREAS } from './areas.ts';
import { loadChunk } from './chunks.ts';

interface Catalog {
  readonly messages: Messages;
}

/** A built page is told the files of its own language, so that no page carries the list of all. */
const catalogs = import.meta.env.SSR || import.meta.env.DEV ? import.meta.glob<Catalog>('./locales/*/*.po') : undefined;
/** English with accents and longer words, made by the build; see domain/locale. */
const pseudo =
  import.meta.env.SSR || import.meta.env.DEV
    ? import.meta.glob<Catalog>('./locales/en/*.po', { query: '?pseudo' })
    : undefined;
const PSEUDO = 'en-XA';

/** Address of the catalog of each area in the language of the page; null in development and on the server. */
export type CatalogFiles = Readonly<Record<Area, string>> | null;

interface Spoken {
  readonly i18n: I18n;
  readonly messages: Messages;
  readonly areas: Set<Area>;
  readonly files: CatalogFiles;
}

/** One instance per locale, shared by all requests: the server loads every area at once, a browser as it goes. */
const spoken = new Map<string, Promise<Spoken>>();

/** Path of the catalog from the root, as the build manifest knows it: of the locale, else of its language, else English. */
export function catalogKey(locale: string, area: Area): string {
  if (locale === PSEUDO) return `web/locales/en/${area}.po?pseudo`;
  const name = [locale, locale.split('-')[0], 'en'].find((known) => catalogs?.[`./locales/${known}/${area}.po`]);
  return `web/locales/${name}/${area}.po`;
}

/** A built page names its areas, so that no page carries the list of all. */
const all: readonly Area[] = import.meta.env.SSR || import.meta.env.DEV ? AREAS : [];

/** The words of a locale, at least those of `areas`; on the server leave both out. */
export async function i18nFor(locale: string, areas: readonly Area[] = all, files: CatalogFiles = null): Promise<I18n> {
  const known = import.meta.env.PROD ? spoken.get(locale) : undefined;
  const made = known ?? makeI18n(locale, areas, files);
  spoken.set(locale, made);
  const { i18n } = await made;
  await addAreas(locale, await made, areas);
  return i18n;
}

/** Loads what a page needs to speak in every locale that is in use here: one, in a browser. */
export async function needAreas(areas: readonly Area[]): Promise<void> {
  await Promise.all([...spoken].map(async ([locale, made]) => addAreas(locale, await made, areas)));
}

async function makeI18n(locale: string, areas: readonly Area[], files: CatalogFiles): Promise<Spoken> {
  const messages = await loadAreas(locale, areas, files);
  return {
    files,
    messages,
    i18n: setupI18n({ locale, locales: latin(locale), messages: { [locale]: messages } }),
    areas: new Set(areas),
  };
}

/**
 * Into the object that the instance reads, without telling it: what needs these words is not drawn yet, and a change of
 * context would make React draw sleeping islands anew.
 */
async function addAreas(locale: string, { messages, areas, files }: Spoken, wanted: readonly Area[]): Promise<void> {
  const missing = wanted.filter((area) => !areas.has(area));
  if (missing.length === 0) return;
  Object.assign(messages, await loadAreas(locale, missing, files));
  for (const area of missing) areas.add(area);
}

async function loadAreas(locale: string, areas: readonly Area[], files: CatalogFiles): Promise<Messages> {
  const loaded = await Promise.all(areas.map((area) => loadArea(locale, area, files)));
  return Object.assign({}, ...loaded.map(({ messages }) => messages)) as Messages;
}

function loadArea(locale: string, area: Area, files: CatalogFiles): Promise<Catalog> {
  if (files) {
    const file = files[area];
    return loadChunk(file, (again) => import(/* @vite-ignore */ file + again) as Promise<Catalog>);
  }
  const key = catalogKey(locale, area);
  const [path = '', query] = key.replace('web/', './').split('?');
  const importer = (query === undefined ? catalogs : pseudo)?.[path];
  if (!importer) throw new TypeError(`No catalog ${key}`);
  return loadChunk(key, importer);
}
