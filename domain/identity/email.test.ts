import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emailKey, maskEmail, readEmail } from './email.ts';

test.for([
  ['mira@example.com', 'mira@example.com'],
  ['  Mira.O-Brien+trips@Example.co.uk ', 'Mira.O-Brien+trips@Example.co.uk'],
  ['jörg@bücher.example', 'jörg@bücher.example'],
] as const)('%j is an address', ([typed, read]) => {
  expect(readEmail(typed)).toBe(read);
});

test.for([
  '',
  'mira',
  'mira@',
  '@x.example',
  'a b@x.example',
  'a@b',
  'a@-b.example',
  'a@b..example',
  'a@x.example\nBcc: y@x.example',
  'a@x.example,b@x.example',
  `${'a'.repeat(65)}@x.example`,
])('%j is none', (typed) => {
  expect(readEmail(typed)).toBeNull();
});

test('case and spaces make no other address; what is read is one line with one @', () => {
  expect(emailKey(' MIRA@Example.com')).toBe(emailKey('mira@example.com '));
  fc.assert(
    fc.property(fc.oneof(fc.emailAddress(), fc.string()), (typed) => {
      const read = readEmail(typed);
      return read === null || (read.split('@').length === 2 && !/[\s,;<>]/.test(read));
    }),
  );
});

test('a masked address says whose it may be and not whose it is', () => {
  expect(maskEmail('ines.moreau@northlight.example')).toBe('i•••••@northlight.example');
});
