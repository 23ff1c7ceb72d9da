import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  checkField,
  documentNumber,
  emailShape,
  identifierPatterns,
  personName,
  phoneShape,
  travellerDefaults,
} from './fields.ts';
import { booking } from './index.ts';

test('[5-14] an empty value gives the required message when required, else a failing pattern gives the error message', () => {
  const rule = { required: { message: 'required' }, pattern: { expression: /^\d+$/, message: 'digits' } };
  expect(checkField('', rule)).toBe('required');
  expect(checkField('', { pattern: rule.pattern })).toBeUndefined();
  expect(checkField('x', rule)).toBe('digits');
  expect(checkField('7', rule)).toBeUndefined();
  expect(checkField('x', {})).toBeUndefined();
});

test('[5-15] identifiers: 9 to 10 letters and digits, or exactly 9 digits; masked forms also take nine asterisks', () => {
  const { alphanumeric, digits, alphanumericOrMasked, digitsOrMasked } = identifierPatterns;
  for (const good of ['ABC123456', 'abc1234567']) expect(good).toMatch(alphanumeric);
  for (const bad of ['ABC12345', 'ABC12345678', 'ABC-12345', '*********', '']) expect(bad).not.toMatch(alphanumeric);
  expect('123456789').toMatch(digits);
  for (const bad of ['12345678', '1234567890', '12345678a', '*********']) expect(bad).not.toMatch(digits);
  for (const masked of [alphanumericOrMasked, digitsOrMasked]) {
    expect('*********').toMatch(masked);
    expect('123456789').toMatch(masked);
    for (const bad of ['********', '**********', '12345****']) expect(bad).not.toMatch(masked);
  }
});

test('[5-16a] [5-16b] adults are 18 to 110, genders M and F by default', () => {
  expect(travellerDefaults).toEqual({ adultAge: { from: 18, to: 110 }, genders: ['M', 'F'] });
});

test('names as in a passport, addresses, phones and documents', () => {
  for (const good of ['Mira Leela', "O'Neill", 'Jean-Luc', 'Łukasz', 'Nguyễn', 'Øst', 'St. John'])
    expect(good).toMatch(personName);
  for (const bad of ['', ' Mira', 'Mira1', '4242', 'Мира', 'a@b', '<b>']) expect(bad).not.toMatch(personName);
  for (const good of ['a@b.ie', 'first.last+tag@sub.example.com', 'ü@müller.example']) expect(good).toMatch(emailShape);
  for (const bad of ['a', 'a@b', '@b.ie', 'a@.ie', 'a b@c.ie', 'a@b.ie,c@d.ie', '<a@b.ie>'])
    expect(bad).not.toMatch(emailShape);
  for (const good of ['+353861234567', '+12125550100']) expect(good).toMatch(phoneShape);
  for (const bad of ['0861234567', '+0861234567', '+35386', '+353 86 123']) expect(bad).not.toMatch(phoneShape);
  for (const good of ['PA1234567', '12345', 'X1234567890']) expect(good).toMatch(documentNumber);
  for (const bad of ['1234', 'A B12345', 'ABCDEFGHIJKLMNOP']) expect(bad).not.toMatch(documentNumber);
});

test('S35 no call of booking takes anything that holds a card number, whatever it looks like', () => {
  const pay = booking.payOrder.input.shape.paymentToken;
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{0,8}[0-9]{12,19}[a-z]{0,8}$/), (text) => {
      expect(pay.safeParse(text).success).toBe(false);
    }),
  );
  expect(pay.safeParse('sim_success_Visa_4242').success).toBe(true);
  expect(pay.safeParse(null).success).toBe(true);
  for (const number of ['4242424242424242', '4242 4242 4242 4242', 4_242_424_242_424_242])
    for (const field of ['methodId', 'keep'] as const)
      expect(booking.payOrder.input.shape[field].safeParse(number).success).toBe(false);
  expect(Object.keys(booking.payOrder.input.shape)).toEqual([
    'id',
    'token',
    'method',
    'paymentToken',
    'methodId',
    'keep',
    'totalMinor',
    'currency',
    'returnPath',
  ]);
});

test('a payer is sent back to a path of ours only', () => {
  const path = booking.payOrder.input.shape.returnPath;
  expect(path.safeParse('/bookings/1/paid').success).toBe(true);
  for (const bad of [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:1',
    '/a\nb',
    '/a b',
    '',
  ]) {
    expect(path.safeParse(bad).success, bad).toBe(false);
  }
});

test('only an address of our results is kept as the search of a quote', () => {
  const { search } = booking.createQuote.input.shape;
  expect(search.safeParse('/flights/LON-SIN/2027-03-03/1adults?fs=stops:0').success).toBe(true);
  for (const bad of ['https://evil.example/flights/', '//evil.example', 'javascript:/flights/', '']) {
    expect(search.safeParse(bad).success, bad).toBe(false);
  }
});

test('no e-mail address holds what is not seen or turns what is read', () => {
  expect(emailShape.test('jörg@bücher.example')).toBe(true);
  for (const character of '\u0085\u00AD\u061C\u200B\u200D\u200E\u202E\u2066\u2069\u2800\u3164\uFE0F\u{E0041}')
    for (const address of [`in${character}es@x.example`, `ines@x${character}.example`, `ines@x.exam${character}ple`])
      expect(emailShape.test(address), JSON.stringify(address)).toBe(false);
});
