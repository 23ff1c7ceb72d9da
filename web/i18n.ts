import { type I18n, setupI18n, type Messages } from '@lingui/core';
import { latin } from '#contract/core';
import { type Area, AREAS } from './areas.ts';
import { loadChunk } from './chunks.ts';

const catalogs = import.meta.glob<{ messages: Messages }>('./locales/*/*.po');

interface Spoken {
  readonly i18n: I18n;
  readonly messages: Messages;
  readonly areas: Set<Area>;
}

/** One instance per locale, shared by all requests: the server loads every area at once, a browser as it goes. */
const spoken = new Map<string, Promise<Spoken>>();

/** Path of the catalog from the root, as the build manifest knows it: of the locale, else of its language, else English. */
export function catalogKey(locale: string, area: Area): string {
  const name = [locale, locale.split('-')[0], 'en'].find((known) => catalogs[`./locales/${known}/${area}.po`]);
  return `web/locales/${name}/${area}.po`;
}

/** The words of a locale, at least those of `areas`; on the server leave them out. */
export async function i18nFor(locale: string, areas: readonly Area[] = AREAS): Promise<I18n> {
  const known = import.meta.env.PROD ? spoken.get(locale) : undefined;
  const made = known ?? makeI18n(locale, areas);
  spoken.set(locale, made);
  const { i18n } = await made;
  await addAreas(locale, await made, areas);
  return i18n;
}

/** Loads what a page needs to speak in every locale that is in use here: one, in a browser. */
export async function needAreas(areas: readonly Area[]): Promise<void> {
  await Promise.all([...spoken].map(async ([locale, made]) => addAreas(locale, await made, areas)));
}

async function makeI18n(locale: string, areas: readonly Area[]): Promise<Spoken> {
  const messages = await loadAreas(locale, areas);
  return {
    messages,
    i18n: setupI18n({ locale, locales: latin(locale), messages: { [locale]: messages } }),
    areas: new Set(areas),
  };
}

/**
 * Into the object that the instance reads, without telling it: what needs these words is not drawn yet, and a change of
 * context would make React draw sleeping islands anew.
 */
async function addAreas(locale: string, { messages, areas }: Spoken, wanted: readonly Area[]): Promise<void> {
  const missing = wanted.filter((area) => !areas.has(area));
  if (missing.length === 0) return;
  Object.assign(messages, await loadAreas(locale, missing));
  for (const area of missing) areas.add(area);
}

async function loadAreas(locale: string, areas: readonly Area[]): Promise<Messages> {
  const loaded = await Promise.all(
    areas.map(async (area) => {
      const key = catalogKey(locale, area);
      const importer = catalogs[key.replace('web/', './')];
      if (!importer) throw new TypeError(`No catalog ${key}`);
      return (await loadChunk(key, importer)).messages;
    }),
  );
  return Object.assign({}, ...loaded) as Messages;
}
