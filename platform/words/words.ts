import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type I18n, type Messages, setupI18n } from '@lingui/core';

/** How the server talks to one reader. */
export interface Speech {
  /** Words by id, in English where there are none in the reader's language. */
  readonly i18n: I18n;
  /** For numbers, days and money: the reader's own, or English beside English words. */
  readonly locale: string;
}

export type Speak = (locale: string) => Speech;

const SOURCE = 'en';

/** One speech per locale. Words of the locale, else of its language, else English; without any catalog those in the code. */
export function createSpeak(catalogs: Readonly<Record<string, Messages>>): Speak {
  const made = new Map<string, Speech>();
  const make = (locale: string): Speech => {
    const language = locale.split('-', 1)[0] ?? locale;
    const name = [locale, language].find((each) => catalogs[each] !== undefined);
    const own = name ?? SOURCE;
    const messages = { ...catalogs[SOURCE], ...catalogs[own] };
    return {
      i18n: setupI18n({ locale: own, locales: `${own}-u-nu-latn`, messages: { [own]: messages } }),
      locale: name || language === SOURCE ? locale : SOURCE,
    };
  };
  return (locale) => {
    const speech = made.get(locale) ?? make(locale);
    made.set(locale, speech);
    return speech;
  };
}

/** The catalogs that the build left in a folder, `en.json` and so on; none in a tree that was never built. */
export function readCatalogs(folder: string): Record<string, Messages> {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
  return Object.fromEntries(
    names.map((name) => {
      const { messages } = JSON.parse(readFileSync(join(folder, name), 'utf8')) as { messages: Messages };
      return [name.replace(/\.json$/, ''), messages];
    }),
  );
}
