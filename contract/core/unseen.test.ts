import { expect, test } from 'vitest';
import { holdsUnseen, textUseOf } from './unseen.ts';

/** None of them is seen, or each turns what stands beside it: C1, soft hyphen, marks, fillers, joiners, isolates, tags. */
const UNSEEN = Array.from(
  '\u0085\u009F\u00AD\u034F\u061C\u115F\u180E\u200B\u200E\u200F\u2028\u202A\u202E\u2060\u2064\u2066\u2069\u2800\u3164' +
    '\uFEFF\uFFA0\uFFF9\u{E0001}\u{E0041}',
);

test.for(UNSEEN)('U+%# of the list is in no e-mail address and no name', (character) => {
  expect(holdsUnseen(`ine${character}s@x.example`, 'email')).toBe(true);
  expect(holdsUnseen(`Ine${character}s`, 'line')).toBe(true);
});

test.for(['\u200C', '\u200D', '\uFE0F', '\u{E0100}'])(
  '%j joins and selects nothing in an address or a Latin name',
  (character) => {
    expect(holdsUnseen(`ine${character}s@x.example`, 'email')).toBe(true);
    expect(holdsUnseen(`Ine${character}s`, 'line')).toBe(true);
    expect(holdsUnseen(`Ине${character}с`, 'line')).toBe(true);
    expect(holdsUnseen(`${character}Ines`, 'line')).toBe(true);
  },
);

test.for([
  'می‌خواهم',
  'ക്‍',
  'क्‍ष',
  'ශ්‍රී',
  '葛\u{E0100}城',
  '👩‍👧 ❤️ 1️⃣ 👩🏽‍🚀',
  'ᠨᠢᠭᠡ᠋',
  '\u2068+353 85 012 3456\u2069\n',
  'עִבְרִית, العربية, Zoë, Đặng, 陽子',
])('%s is written so', (text) => {
  expect(holdsUnseen(text, 'line')).toBe(false);
});

test('a long text, a search and a password may hold all but what no keyboard writes', () => {
  expect(holdsUnseen('\u200Fشكرا\u200E \u2068Zoë\u2069\u200B\n\tok', 'free')).toBe(false);
  for (const character of '\u0000\u001F\u007F\u0080\u009F') expect(holdsUnseen(`a${character}`, 'free')).toBe(true);
  expect(holdsUnseen('\uD800', 'free')).toBe(true);
});

test('what a text is for goes by the name of its field', () => {
  expect(['text', 'q', 'passwd', 'proofPasswd', 'report.stack'].map(textUseOf)).toEqual(Array(5).fill('free'));
  expect(['email', 'username', 'contact.email', 'emailAddress', 'emails.0'].map(textUseOf)).toEqual(
    Array(5).fill('email'),
  );
  expect(['givenNames', 'label', 'message.title', 'names.1'].map(textUseOf)).toEqual(Array(4).fill('line'));
});
