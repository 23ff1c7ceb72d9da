import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fallbackOf, initialsOf } from './initials.ts';

test.for([
  [{ firstName: 'Ines', lastName: 'Moreau', displayName: 'ines', email: 'x@y.example' }, 'IM'],
  [{ firstName: ' özge ', lastName: 'ünal' }, 'ÖÜ'],
  [{ firstName: 'Ines', lastName: ' ', displayName: 'Northlight' }, 'NO'],
  [{ firstName: 'Ines', email: 'moreau@y.example' }, 'MO'],
  [{ displayName: 'q', email: 'moreau@y.example' }, 'Q'],
  [{ displayName: '  ', email: 'moreau@y.example' }, 'MO'],
  [{ firstName: 'مريم', lastName: 'حداد' }, 'م\u200cح'],
  [{ firstName: '山田', lastName: '太郎' }, '山太'],
  [{ displayName: 'e\u0301le\u0300ve' }, 'E\u0301L'],
  [{}, ''],
] as const)('[5-03a] initials of %o are %s', ([person, initials]) => {
  expect(initialsOf(person)).toBe(initials);
});

const word = fc.string({ unit: 'grapheme', maxLength: 12 });
const upper = (text: string) => text.toLocaleUpperCase('und');

test('[5-03a] first and last name come before the display name, and that before the e-mail address', () => {
  fc.assert(
    fc.property(word, word, word, word, (firstName, lastName, displayName, email) => {
      const initials = initialsOf({ firstName, lastName, displayName, email });
      const [first, last, shown, address] = [firstName, lastName, displayName, email].map((text) => text.trim());
      if (first && last) {
        expect(initials).toBe(initialsOf({ firstName, lastName }));
        expect(initials.length).toBeGreaterThan(1);
      } else if (shown) {
        expect(initials).not.toBe('');
        expect(upper(shown).startsWith(initials)).toBe(true);
      } else {
        expect(upper(address ?? '').startsWith(initials)).toBe(true);
        expect(initials === '').toBe(address === '');
      }
    }),
  );
});

test('[5-03a] plain names give one letter each', () => {
  const name = fc.stringMatching(/^[a-z]{1,9}$/);
  fc.assert(
    fc.property(name, name, (firstName, lastName) => {
      expect(initialsOf({ firstName, lastName })).toBe(upper(firstName.charAt(0) + lastName.charAt(0)));
    }),
  );
});

test('[5-03b] without a picture: the first letter of the account name, a person for a name that begins with +, else nothing known', () => {
  expect(fallbackOf('northlight')).toEqual({ kind: 'letter', letter: 'N' });
  expect(fallbackOf(' +353 85 012 3456')).toEqual({ kind: 'person' });
  expect(fallbackOf(' ')).toEqual({ kind: 'placeholder' });
  expect(fallbackOf(undefined)).toEqual({ kind: 'placeholder' });
  fc.assert(
    fc.property(word, (name) => {
      const trimmed = name.trim();
      const { kind } = fallbackOf(name);
      expect(kind).toBe(trimmed === '' ? 'placeholder' : trimmed.startsWith('+') ? 'person' : 'letter');
    }),
  );
});
