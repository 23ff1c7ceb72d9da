import fc from 'fast-check';
import { expect, test } from 'vitest';
import { indexOf } from './fixture.ts';
import { fold } from './fold.ts';
import { bitOf } from './node.ts';
import { readQuestion } from './read-question.ts';

const { scratch } = indexOf([]);

function read(text: string): string {
  return new TextDecoder().decode(scratch.query.slice(0, readQuestion(scratch, text)));
}

test('a question is read as names are folded', () => {
  for (const text of [
    'LoNdon',
    "  St. John's -- (NF) ",
    'São  Paulo',
    'Ærø',
    'Москва',
    '東京',
    '`',
    '',
    'x'.repeat(300),
  ])
    expect(read(text), text).toBe(fold(text).slice(0, 96));
  fc.assert(
    fc.property(fc.string({ maxLength: 120 }), (text) => {
      expect(read(text)).toBe(fold(text));
    }),
  );
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
      expect(read(text)).toBe(new TextDecoder().decode(new TextEncoder().encode(fold(text).slice(0, 96))));
    }),
  );
});

test('only what is ASCII once folded is forgiven a typo', () => {
  for (const [text, plain] of [
    ['Lodnon', true],
    ['Zürch', true],
    ['Мосвка', true],
    ['東亰', false],
  ] as const) {
    const length = readQuestion(scratch, text);
    expect(scratch.plain, text).toBe(plain);
    expect([...scratch.bits.subarray(0, length)]).toEqual([...scratch.query.subarray(0, length)].map(bitOf));
  }
});
