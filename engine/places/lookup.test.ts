import fc from 'fast-check';
import { expect, test } from 'vitest';
import { citiesNamed, indexOf, placeInput } from './fixture.ts';
import { fold } from './fold.ts';
import { lookup } from './lookup.ts';
import type { PlaceIndex } from './open.ts';
import { placeAt } from './read.ts';
import { MAX_WORK } from './typo.ts';

function ask(index: PlaceIndex, text: string, limit = 8): string[] {
  const count = lookup(index, text, { limit });
  return [...index.scratch.found.subarray(0, count)].map((ordinal) => placeAt(index, ordinal).name);
}

const WORDS = ['san', 'jose', 'port', 'villa', 'new', 'york', 'ham', 'berg', 'saint', 'ulm', 'kirch', 'feld'];
const names = fc.uniqueArray(
  fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 3 }).map((words) => words.join(' ')),
  { minLength: 1, maxLength: 60 },
);

test('a prefix of any word of the name finds the place', () => {
  const index = indexOf(citiesNamed(['New York', 'Frankfurt am Main', 'York']));
  expect(ask(index, 'york')).toEqual(['New York', 'York']);
  expect(ask(index, 'am m')).toEqual(['Frankfurt am Main']);
  expect(ask(index, 'new y')).toEqual(['New York']);
});

test('order is popularity', () => {
  const index = indexOf(citiesNamed(['San Francisco', 'Santiago', 'San Jose', 'Sanaa']));
  expect(ask(index, 'san')).toEqual(['San Francisco', 'Santiago', 'San Jose', 'Sanaa']);
});

test('the code comes first, a better known name after it', () => {
  const index = indexOf([
    placeInput({ type: 'airport', key: 'LON', code: 'LON', name: 'Longyear', weight: 0.00001 }),
    placeInput({ type: 'city', key: '1', name: 'London', weight: 1 }),
  ]);
  expect(ask(index, 'lon')).toEqual(['Longyear', 'London']);
  expect(ask(index, 'LON')).toEqual(['Longyear', 'London']);
});

test('another code for the airport is as good as its own', () => {
  const index = indexOf([
    placeInput({ type: 'airport', key: 'BSL', code: 'BSL', codeAliases: ['MLH'], name: 'EuroAirport' }),
  ]);
  expect(ask(index, 'mlh')).toEqual(['EuroAirport']);
});

test('names in other languages and scripts find the place', () => {
  const names = [
    { text: 'München', lang: 'de' },
    { text: 'ميونخ', lang: 'ar' },
    { text: '慕尼黑', lang: 'zh' },
  ];
  const index = indexOf([placeInput({ type: 'city', key: '1', name: 'Munich', names })]);
  for (const text of ['mün', 'MUNCH', 'ميو', '慕尼']) expect(ask(index, text)).toEqual(['Munich']);
});

test('whoever types a whole name sees that place even behind better known ones', () => {
  const index = indexOf(
    citiesNamed([...Array.from({ length: 20 }, (_, i) => `York ${'abcdefghijklmnopqrst'[i]}`), 'York']),
  );
  expect(ask(index, 'york')).toContain('York');
  expect(ask(index, 'york')).toHaveLength(8);
});

test('places of which the text is a whole name are told by popularity, those alone that are accepted', () => {
  const index = indexOf(citiesNamed(['New York', 'York', 'Yorkton', 'York']));
  const named = (accept?: (place: number) => boolean) => {
    lookup(index, 'york', { limit: 8, ...(accept && { accept }) });
    return [index.scratch.exact, ...index.scratch.named.subarray(0, index.scratch.namesakes)];
  };
  expect(named()).toEqual([1, 1, 3]);
  expect(named((place) => place !== 1)).toEqual([3, 3]);
  lookup(index, 'yorkt', { limit: 8 });
  expect(index.scratch.namesakes).toBe(0);
});

test('one edit from three letters on, two from eight, none below', () => {
  const index = indexOf(citiesNamed(['San Francisco', 'London', 'Ulm', 'Barcelona']));
  expect(ask(index, 'lodnon')).toEqual(['London']);
  expect(ask(index, 'lonxdon')).toEqual(['London']);
  expect(ask(index, 'lndon')).toEqual(['London']);
  expect(ask(index, 'kondon')).toEqual(['London']);
  expect(ask(index, 'ukm')).toEqual(['Ulm']);
  expect(ask(index, 'uk')).toEqual([]);
  expect(ask(index, 'san fransisko')).toEqual(['San Francisco']);
  expect(ask(index, 'ldnodn')).toEqual([]);
});

test('a typo never hides what the text really starts', () => {
  const cities = [
    ...citiesNamed(['Auckland', 'Aucklands']),
    placeInput({ type: 'city', key: '9', name: 'Cauckville', weight: 1e-6 }),
  ];
  expect(ask(indexOf(cities), 'cauck')[0]).toBe('Cauckville');
  const index = indexOf(citiesNamed(['Bremen', 'Bremer', 'Brest']));
  expect(ask(index, 'breme')).toEqual(['Bremen', 'Bremer']);
});

test('prefix answers are exactly the most popular places with a word that starts so', () => {
  fc.assert(
    fc.property(names, fc.constantFrom(...WORDS), fc.integer({ min: 1, max: 5 }), (all, word, length) => {
      const index = indexOf(citiesNamed(all));
      const query = word.slice(0, length);
      const truth = all.filter((name) => ` ${name}`.includes(` ${query}`)).slice(0, 5);
      return truth.every((name, at) => ask(index, query)[at] === name);
    }),
  );
});

test('beyond the stored eight the order is the same', () => {
  fc.assert(
    fc.property(names, fc.constantFrom(...WORDS), (all, word) => {
      const index = indexOf(citiesNamed(all));
      const truth = all.filter((name) => ` ${name}`.includes(` ${word}`));
      expect(ask(index, word, 64).slice(0, truth.length)).toEqual(truth);
    }),
  );
});

const edit = fc.record({
  kind: fc.constantFrom('insert', 'drop', 'change', 'swap'),
  at: fc.nat(),
  letter: fc.constantFrom('a', 'b', 'c', 'x', 'y', 'z'),
});

function edited(text: string, { kind, at, letter }: { kind: string; at: number; letter: string }): string {
  const i = at % text.length;
  if (kind === 'insert') return text.slice(0, i) + letter + text.slice(i);
  if (kind === 'drop') return text.slice(0, i) + text.slice(i + 1);
  if (kind === 'change') return text.slice(0, i) + letter + text.slice(i + 1);
  return text.slice(0, i) + (text[i + 1] ?? '') + (text[i] ?? '') + text.slice(i + 2);
}

test('a name with one edit is found', () => {
  fc.assert(
    fc.property(names, fc.nat(), edit, (all, pick, change) => {
      const name = all[pick % all.length] ?? '';
      const text = fold(edited(name, change));
      if (text.length < 3) return true;
      return ask(indexOf(citiesNamed(all)), text, 64).includes(name);
    }),
  );
});

/** Can one edit of Damerau's four make the question a beginning of the text? */
function isNear(question: string, text: string): boolean {
  const starts = (changed: string) => text.startsWith(changed);
  return Array.from({ length: question.length + 1 }, (_, i) => i).some((i) => {
    const letter = question.charAt(i);
    const [before, after] = [question.slice(0, i), question.slice(i + 1)];
    const isSwapped = starts(before + (after[0] ?? '') + letter + after.slice(1));
    const isChanged = starts(before) && text.slice(i + 1).startsWith(after);
    return (
      isSwapped ||
      isChanged ||
      starts(before + after) ||
      (starts(before) && text.slice(i + 1).startsWith(question.slice(i)))
    );
  });
}

const crowded = fc.array(fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 2, maxLength: 7 }), {
  minLength: 1,
  maxLength: 2,
});

test('all that one edit makes a beginning is found, and nothing else', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(
        crowded.map((words) => words.join(' ')),
        { minLength: 1, maxLength: 50 },
      ),
      fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 3, maxLength: 6 }),
      (all, text) => {
        const cities = all.map((name, at) => placeInput({ type: 'city', key: String(at + 1), name, weight: 1e-6 }));
        const near = all.filter((name) =>
          name.split(' ').some((_, i, words) => isNear(text, words.slice(i).join(' '))),
        );
        expect(ask(indexOf(cities), text, 64).toSorted(), text).toEqual(near.toSorted());
      },
    ),
  );
});

test('a well-known name of seven letters with two edits behind the first letter is found when nothing is nearer', () => {
  fc.assert(
    fc.property(edit, edit, (first, second) => {
      const text = fold(`c${edited('hica', first)}${edited('go', second)}`);
      return text.length !== 7 || ask(indexOf(citiesNamed(['chicago', 'ulm'])), text).includes('chicago');
    }),
  );
});

test('a name of eight letters with two edits behind the first letter is found when nothing is nearer', () => {
  fc.assert(
    fc.property(fc.nat(), edit, edit, (_, first, second) => {
      const name = 'constantinople';
      const text = fold(`c${edited(name.slice(1, 7), first)}${edited(name.slice(7), second)}`);
      return ask(indexOf(citiesNamed([name, 'ulm'])), text).includes(name);
    }),
  );
});

test('the work of a question is bounded, whatever is asked', () => {
  const index = indexOf(citiesNamed(WORDS.flatMap((a) => WORDS.flatMap((b) => WORDS.map((c) => `${a}${b} ${c}`)))));
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      lookup(index, text, { limit: 64 });
      return index.scratch.work <= MAX_WORK * 2;
    }),
  );
  for (const text of [
    '',
    ' ',
    'a'.repeat(10_000),
    '\u0000'.repeat(50),
    '\u202eןודנול',
    '%_*?[',
    'sanjose'.repeat(20),
  ]) {
    expect(() => lookup(index, text, { limit: 8 })).not.toThrow();
    expect(index.scratch.work).toBeLessThanOrEqual(MAX_WORK * 2);
  }
});

test('nothing is asked of an empty question or an empty index', () => {
  expect(ask(indexOf(citiesNamed(['London'])), '  ')).toEqual([]);
  expect(ask(indexOf([]), 'london')).toEqual([]);
});

test('only accepted places are found, with and without a typo', () => {
  const index = indexOf(citiesNamed(['London', 'Londonderry', 'London Bridge']));
  const accept = (ordinal: number) => ordinal !== 0;
  for (const text of ['london', 'lodnon']) {
    const count = lookup(index, text, { limit: 8, accept });
    expect([...index.scratch.found.subarray(0, count)]).toEqual([1, 2]);
  }
});
