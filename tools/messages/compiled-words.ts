import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCompiledCatalog } from '@lingui/cli/api';
import { formatter } from '@lingui/format-po';

/** The server's catalogs, a folder for each language. */
export const WORDS_SOURCE = join(import.meta.dirname, '../../server/locales');

/** The server's words in a language as JSON, as a site reads them. Throws `SyntaxError` for a text that is no message. */
export async function compiledWords(locale: string): Promise<string> {
  const filename = join(WORDS_SOURCE, locale, 'words.po');
  const catalog = await formatter().parse(readFileSync(filename, 'utf8'), { locale, sourceLocale: 'en', filename });
  const told = Object.entries(catalog).flatMap(([id, { translation }]) => (translation ? [[id, translation]] : []));
  const { source, errors } = createCompiledCatalog(locale, Object.fromEntries(told) as Record<string, string>, {
    namespace: 'json',
  });
  const [wrong] = errors;
  if (wrong) throw new SyntaxError(`${filename}: ${wrong.id} is not a message`, { cause: wrong.error });
  return source;
}
