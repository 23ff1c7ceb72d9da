import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCompiledCatalog } from '@lingui/cli/api';
import { formatter } from '@lingui/format-po';
import { PSEUDO } from '#domain/locale';
import { compilePseudo } from './messages/compile-pseudo.ts';

/** `server/locales/{locale}/words.po` becomes `dist/words/{locale}.json`: the server runs unbuilt and reads no PO files. And the pseudo-locale's, made from English. */
const ROOT = join(import.meta.dirname, '..');
const SOURCE = join(ROOT, 'server/locales');
const TARGET = join(ROOT, 'dist/words');

mkdirSync(TARGET, { recursive: true });
for (const locale of readdirSync(SOURCE)) {
  const filename = join(SOURCE, locale, 'words.po');
  const catalog = await formatter().parse(readFileSync(filename, 'utf8'), { locale, sourceLocale: 'en', filename });
  const told = Object.entries(catalog).flatMap(([id, { translation }]) => (translation ? [[id, translation]] : []));
  const { source, errors } = createCompiledCatalog(locale, Object.fromEntries(told) as Record<string, string>, {
    namespace: 'json',
  });
  const [wrong] = errors;
  if (wrong) throw new SyntaxError(`${filename}: ${wrong.id} is not a message`, { cause: wrong.error });
  writeFileSync(join(TARGET, `${locale}.json`), source);
}
writeFileSync(join(TARGET, `${PSEUDO}.json`), await compilePseudo(join(SOURCE, 'en/words.po'), 'json'));
