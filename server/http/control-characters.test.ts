import { expect, test } from 'vitest';
import { controlProblem } from './control-characters.ts';

test.for([
  [{ email: 'ines\u0000@x.example' }, 'email'],
  [{ contact: { names: ['Ines', 'Mo\u0001reau'] } }, 'contact.names.1'],
  [{ note: '\uD800' }, 'note'],
  [{ travellers: [{ given: 'In\u202Ese' }] }, 'travellers.0.given'],
  [{ email: '\u202Dines@x.example' }, 'email'],
  [{ extras: { 'a\u0000b': 1 } }, 'extras'],
])('%j is refused at its field', ([input, field]) => {
  expect(controlProblem(input)).toMatchObject({ code: 'VALIDATION_ERROR', field });
});

test('lines and tabs of a long text, and every letter of every script, are text', () => {
  const input = {
    text: '\u2068Zoë\u2069 wrote',
    message: 'one\ntwo\r\n\tthree',
    phone: '\u2068+353 85 012 3456\u2069\n',
    name: 'عائشة 陽子 Zoë 👩‍👧',
    rows: [1, null, true, { at: 'x' }],
  };
  expect(controlProblem(input)).toBeNull();
});

test('what is still on its way is left to whoever reads it', () => {
  expect(controlProblem({ file: new Map([['a', '\u0000']]) })).toBeNull();
});

test('an input nested without end is refused at its field', () => {
  let slices: unknown = [];
  for (let depth = 0; depth < 20_000; depth += 1) slices = [slices];
  expect(controlProblem({ slices })).toMatchObject({ code: 'VALIDATION_ERROR', field: 'slices' });
});
