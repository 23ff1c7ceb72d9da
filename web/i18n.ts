import { type I18n, setupI18n, type Messages } from '@lingui/core';
import { loadChunk } from './chunks.ts';

const catalogs = import.meta.glob<{ messages: Messages }>('./locales/*.po');
const instances = new Map<string, Promise<I18n>>();

/** Path of the catalog from the root, as the build manifest knows it: of the locale, else of its language. */
export function catalogKey(locale: string): string {
  const name = catalogs[`./locales/${locale}.po`] ? locale : locale.split('-', 1)[0];
  return `web/locales/${name}.po`;
}

/** One immutable instance per locale, shared by all requests; nobody may call `activate` or `load` on it. */
export function i18nFor(locale: string): Promise<I18n> {
  const known = instances.get(locale);
  if (known && import.meta.env.PROD) return known;
  const made = makeI18n(locale);
  instances.set(locale, made);
  return made;
}

async function makeI18n(locale: string): Promise<I18n> {
  const key = catalogKey(locale);
  const importer = catalogs[key.replace('web/', './')];
  if (!importer) throw new TypeError(`No catalog for ${locale}`);
  const { messages } = await loadChunk(key, importer);
  return setupI18n({ locale, messages: { [locale]: messages } });
}
