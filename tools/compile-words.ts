import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PSEUDO } from '#domain/locale';
import { compilePseudo } from './messages/compile-pseudo.ts';
import { compiledWords, WORDS_SOURCE } from './messages/compiled-words.ts';

/** `server/locales/{locale}/words.po` becomes `dist/words/{locale}.json`: the server runs unbuilt and reads no PO files. And the pseudo-locale's, made from English. */
const TARGET = join(import.meta.dirname, '../dist/words');

mkdirSync(TARGET, { recursive: true });
for (const locale of readdirSync(WORDS_SOURCE))
  writeFileSync(join(TARGET, `${locale}.json`), await compiledWords(locale));
writeFileSync(join(TARGET, `${PSEUDO}.json`), await compilePseudo(join(WORDS_SOURCE, 'en/words.po'), 'json'));
