import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fold, MAX_TEXT } from './fold.ts';

test.each([
  ['München', 'munchen'],
  ['São Paulo', 'sao paulo'],
  ['Łódź', 'lodz'],
  ['Straße', 'strasse'],
  ['Reykjavík', 'reykjavik'],
  ['İstanbul', 'istanbul'],
  ['Diyarbakır', 'diyarbakir'],
  ["N'Djamena", 'ndjamena'],
  ['Ürümqi', 'urumqi'],
  ['Đà Nẵng', 'da nang'],
  ['Москва', 'moskva'],
  ['Київ', 'kiiv'],
  ['Αθήνα', 'athina'],
  ['London/Gatwick', 'london gatwick'],
  ['  Frankfurt   (Oder) ', 'frankfurt oder'],
])('%s is spelt %s', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

test('scripts without Latin letters keep their own, without vowel marks', () => {
  expect(fold('東京')).toBe('東京');
  expect(fold('القَاهِرَة')).toBe(fold('القاهره'));
  expect(fold('أبو ظبي')).toBe(fold('ابو ظبى'));
  expect(fold('תֵּל אָבִיב')).toBe('תל אביב');
});

test('Japanese voicing marks stay: they make other letters', () => {
  expect(fold('ガ')).not.toBe(fold('カ'));
});

test('folding twice changes nothing', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => fold(fold(text)) === fold(text)));
});

test('case and surrounding space do not matter', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 40 }), (text) => fold(`  ${text.toLowerCase()} `) === fold(text.toLowerCase())),
  );
});

test('only the first characters of an endless text are read', () => {
  expect(fold('a'.repeat(10_000))).toHaveLength(MAX_TEXT);
  expect(fold('\u0000\u0007\u202e\n')).toBe('');
});
