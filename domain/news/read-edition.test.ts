import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Brand, createBrands } from '#domain/brands';
import { EditionRefused, languageFor } from './edition.ts';
import { readEdition } from './read-edition.ts';

const brand = (id: string, locale: string) => ({ id, locale, hosts: [`${id}.example`] }) as unknown as Brand;
const brands = createBrands([brand('wayfold', 'en-IE'), brand('juniper', 'de-DE')]);

const whole = `---
id: winter-2026
brand: juniper
subject.en: Winter sun
subject.de: Wintersonne
---

=== en
Two new
flights a day.

# From March
- London to Faro
- London to Bari
[See the flights](/flights)

=== de
Zwei Flüge mehr am Tag.
[Alles lesen](https://juniper.example/neu)
`;

function faultsOf(text: string): readonly string[] {
  try {
    readEdition(text, brands);
    return [];
  } catch (error) {
    if (!(error instanceof EditionRefused)) throw error;
    return error.faults.map(({ line, field, message }) => `${line} ${field}: ${message}`);
  }
}

test('an edition is read with its subjects, paragraphs, headings, lists and links', () => {
  expect(readEdition(whole, brands)).toEqual({
    id: 'winter-2026',
    brand: 'juniper',
    texts: {
      en: {
        subject: 'Winter sun',
        blocks: [
          { kind: 'paragraph', text: 'Two new flights a day.' },
          { kind: 'heading', text: 'From March' },
          { kind: 'list', items: ['London to Faro', 'London to Bari'] },
          { kind: 'link', name: 'See the flights', url: '/flights' },
        ],
      },
      de: {
        subject: 'Wintersonne',
        blocks: [
          { kind: 'paragraph', text: 'Zwei Flüge mehr am Tag.' },
          { kind: 'link', name: 'Alles lesen', url: 'https://juniper.example/neu' },
        ],
      },
    },
  });
  expect(readEdition(`\uFEFF${whole.replaceAll('\n', '\r\n')}`, brands)).toEqual(readEdition(whole, brands));
});

test.for([
  ['no front matter', 'Hello', ['1 front matter: must stand between two lines of three dashes']],
  [
    'an unknown brand',
    whole.replace('brand: juniper', 'brand: jumper'),
    ['3 brand: there is no brand jumper; there are wayfold, juniper'],
  ],
  ['no id', whole.replace('id: winter-2026\n', ''), ['1 id: is missing']],
  ['an id with spaces', whole.replace('winter-2026', 'Winter 2026'), [expect.stringMatching(/^2 id: must be/)]],
  [
    'a misspelt field',
    whole.replace('subject.en', 'Subjekt'),
    [expect.stringMatching(/^4 front matter/), expect.stringMatching(/^8 subject\.en: is missing/)],
  ],
  [
    'a language that nobody reads',
    whole.replace('subject.en: Winter sun', 'subject.en: Winter sun\nsubject.xx: X'),
    [expect.stringMatching(/^5 subject\.xx: no reader/)],
  ],
  ['a subject without a body', whole.replace('=== de\n', ''), [expect.stringMatching(/^5 body\.de: is missing/)]],
  [
    'a body without a subject',
    whole.replace('subject.de: Wintersonne\n', ''),
    [expect.stringMatching(/^16 subject\.de: is missing/)],
  ],
  [
    'the brand’s own language missing',
    whole.replace('subject.de: Wintersonne\n', '').replace(/=== de[^]*/, ''),
    [expect.stringMatching(/^3 subject\.de: is missing; whoever reads a language without a text gets de/)],
  ],
  ['an empty subject', whole.replace('Winter sun', ''), ['4 subject.en: is empty']],
  [
    'a subject of two screens',
    whole.replace('Winter sun', 'x'.repeat(121)),
    [expect.stringMatching(/^4 subject\.en: is longer/)],
  ],
  [
    'a link that runs a script',
    whole.replace('(/flights)', '(javascript:x)'),
    [expect.stringMatching(/^15 body\.en: javascript:x is neither/)],
  ],
  [
    'a link of another protocol',
    whole.replace('(/flights)', '(//evil.example)'),
    [expect.stringMatching(/^15 body\.en/)],
  ],
  [
    'a link within a sentence',
    whole.replace('Two new', 'Two [new](/x)'),
    [expect.stringMatching(/^9 body\.en: a link must stand/)],
  ],
  ['HTML', whole.replace('Two new', 'Two <b>new</b>'), [expect.stringMatching(/^9 body\.en: HTML/)]],
] as const)('%s is told with its line and field', ([, text, faults]) => {
  expect(faultsOf(text)).toEqual(faults);
});

test('all faults are told at once, in the order of the lines', () => {
  const text = whole.replace('winter-2026', 'x').replace('juniper', 'jumper').replace('(/flights)', '(ftp://a)');
  expect(faultsOf(text).map((each) => Number.parseInt(each, 10))).toEqual([2, 3, 15]);
});

test('any file is either read or refused in words', () => {
  const piece = fc.oneof(
    fc.constantFrom('---', '=== en', 'id: abc', 'brand: wayfold', 'subject.en: x', '- a', '# b', ''),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 20 }), (lines) => {
      for (const fault of faultsOf(lines.join('\n'))) expect(fault).toMatch(/^\d+ .+: .+/);
    }),
  );
});

test('who reads a language that was not written gets that of the brand', () => {
  const { texts } = readEdition(whole, brands);
  expect(['en-US', 'de-AT', 'ja-JP', 'ar-AE'].map((locale) => languageFor({ texts }, locale, 'de-DE'))).toEqual([
    'en',
    'de',
    'de',
    'de',
  ]);
});
