import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createSpeak, readCatalogs } from './words.ts';

const hello = { id: 'hello', message: 'Hello {name}', values: { name: 'Mira' } };
const speak = createSpeak({
  en: { hello: 'Hello {name}' },
  de: { hello: 'Hallo {name}' },
  'de-CH': { hello: 'Grüezi {name}' },
});

test('words of the locale, else of its language, else English; numbers and days follow the words', () => {
  const said = (locale: string) => [speak(locale).i18n._(hello), speak(locale).locale];
  expect(said('de-CH')).toEqual(['Grüezi Mira', 'de-CH']);
  expect(said('de-AT')).toEqual(['Hallo Mira', 'de-AT']);
  expect(said('en-IE')).toEqual(['Hello Mira', 'en-IE']);
  expect(said('ko-KR')).toEqual(['Hello Mira', 'en']);
});

test('numbers in a message have Latin digits', () => {
  const counts = createSpeak({ 'ar-EG': { bags: [['n', 'plural', { other: ['#'] }]] } });
  expect(counts('ar-EG').i18n._({ id: 'bags', values: { n: 12 } })).toBe('12');
});

test('a word that a language lacks is said in English', () => {
  expect(speak('de').i18n._({ id: 'other', message: 'Only English' })).toBe('Only English');
});

test('catalogs are read from a folder that may not be there yet', () => {
  const folder = mkdtempSync(join(tmpdir(), 'words-'));
  try {
    expect(readCatalogs(join(folder, 'none'))).toEqual({});
    writeFileSync(join(folder, 'de.json'), '{"messages":{"hello":["Hallo"]}}');
    expect(readCatalogs(folder)).toEqual({ de: { hello: ['Hallo'] } });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
