import { expect, test } from 'vitest';
import { CATALOGS } from '../locales.ts';
import { otherTexts } from './other-texts.ts';
import { readTable, refusedWords, wordingFaults } from './wording.ts';

const ENGLISH = refusedWords('en');

test.each([
  ['Nothing back when cancelled', 'Non-refundable; Refund: €0.00'],
  ['Free to cancel until {when}', 'Free cancellation until Wed 10 Mar, 18:00'],
  ['See what comes back now', 'refund, Your refund if you cancel now'],
  ['Where it lies', 'Location'],
  ['The house has sent no photos.', 'amenities, property, hotel, place'],
  ['Times are those of the house.', 'amenities, property, hotel, place'],
  ['Send the mail again', 'email, Resend email, confirmation email'],
  ['Somebody else took the last seats.', 'a name, a noun or the passive'],
  ['Nobody sells a place to sleep there', 'a name, a noun or the passive'],
  ['What was looked at', 'How we searched; checked'],
  ['{count, plural, one {# e-mail} other {# e-mails}}', 'email, Resend email, confirmation email'],
  ['This did not work', 'Something went wrong'],
])('“%s” is refused with the words to use', (text, say) => {
  expect(wordingFaults(text, ENGLISH).some((fault) => fault.endsWith(`say: ${say}`))).toBe(true);
});

test.each([
  'Non-refundable',
  'Resend email',
  'Without a mail server, this demo shows its emails here, latest first.',
  'Household goods are not accepted',
  'No more bags',
  'Refund: {comesBack}',
  '{nobody, plural, one {# night} other {# nights}}',
])('“%s” passes: whole words only, not those of placeholders, and not in a phrase that is excepted', (text) => {
  expect(wordingFaults(text, ENGLISH)).toEqual([]);
});

test('words of a script without spaces are found inside others, those of German not behind a hyphen', () => {
  expect(wordingFaults('返金額を確認', refusedWords('ja'))).toEqual(['says “返金”; say: 払い戻し']);
  expect(wordingFaults('E-Mail-Adresse', refusedWords('de'))).toEqual([]);
  expect(wordingFaults('Mail senden', refusedWords('de'))).toEqual(['says “Mail”; say: E-Mail']);
});

test('a row of a table is what to say, what not, and the exceptions; words without backticks are advice', () => {
  const table = '| Say | Not | Except |\n| --- | --- | --- |\n| email | `mail`, letter | `mail server` |\n';
  expect(readTable(table, true)).toEqual([{ word: 'mail', say: 'email', except: ['mail server'] }]);
});

test.each(CATALOGS)('%s has a glossary, and its brand texts keep to it', (locale) => {
  const refused = refusedWords(locale);
  expect(refused.length).toBeGreaterThan(20);
  const faults = [...otherTexts(locale)].flatMap(({ path, text }) =>
    wordingFaults(text, refused).map((fault) => `${path}: ${fault}`),
  );
  expect(faults).toEqual([]);
});
