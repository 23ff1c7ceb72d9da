import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/** A word that no text of a language uses, what to say instead, and the phrases in which it may stand. */
export interface Refused {
  readonly word: string;
  readonly say: string;
  readonly except: readonly string[];
}

/** The refused words of a language, from its table in docs/words: in English `Say | Not | Except`, else `English | word | Not`. */
export function refusedWords(locale: string): readonly Refused[] {
  return readTable(readFileSync(join(ROOT, 'docs/words', `${locale}.md`), 'utf8'), locale === 'en');
}

export function readTable(markdown: string, english: boolean): readonly Refused[] {
  const rows = markdown.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| --'));
  return rows.slice(1).flatMap((row) => {
    const [first = '', second = '', third = ''] = row.split('|').slice(1);
    const [say, not, except] = english ? [first, second, third] : [second, third, ''];
    return quoted(not).map((word) => ({ word, say: say.trim(), except: quoted(except) }));
  });
}

function quoted(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word);
}

/** Each refused word that the text uses, in one sentence with what to say instead. */
export function wordingFaults(text: string, refused: readonly Refused[]): string[] {
  return refused
    .filter(({ word, except }) =>
      uses(
        except.reduce((rest, phrase) => without(rest, phrase), text),
        word,
      ),
    )
    .map(({ word, say }) => `says “${word}”; say: ${say}`);
}

function without(text: string, phrase: string): string {
  return text.replaceAll(new RegExp(escaped(phrase), 'giu'), '');
}

/** Whole words where the script has spaces between them; names of placeholders are no words. */
function uses(text: string, word: string): boolean {
  const plain = text.replaceAll(/\{\s*\w+\s*(?=[,}])/g, '{');
  const spaced = !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word);
  const edge = (side: '<!' | '!') => (spaced ? `(?${side}[\\p{L}\\p{M}\\p{N}${side === '<!' ? '-' : ''}])` : '');
  return new RegExp(`${edge('<!')}${escaped(word)}${edge('!')}`, 'iu').test(plain);
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll("'", "[’']");
}
