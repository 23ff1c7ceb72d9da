import { expect, test } from 'vitest';
import type { z } from '#zod';
import { textUseOf } from '#contract/core';
import { allCalls } from '../../tools/attack/calls.ts';
import { controlProblem } from './control-characters.ts';

test.for([
  [{ email: 'ines\u0000@x.example' }, 'email'],
  [{ contact: { names: ['Ines', 'Mo\u0001reau'] } }, 'contact.names.1'],
  [{ note: '\uD800' }, 'note'],
  [{ travellers: [{ given: 'In\u202Ese' }] }, 'travellers.0.given'],
  [{ email: '\u202Dines@x.example' }, 'email'],
  [{ extras: { 'a\u0000b': 1 } }, 'extras'],
  [{ label: 'my\u0085card' }, 'label'],
  [{ emails: ['ok@x.example', 'i\u200Dnes@x.example'] }, 'emails.1'],
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

/** Every text that an input may hold, by its path; a list or record has one entry. */
function* textsOf(schema: z.core.$ZodType, path: readonly string[] = []): Generator<readonly string[]> {
  const { def } = schema._zod as { def: z.core.$ZodTypes['_zod']['def'] };
  if (def.type === 'string') yield path;
  if (def.type === 'object')
    for (const [key, inner] of Object.entries(def.shape)) yield* textsOf(inner, [...path, key]);
  if (def.type === 'array') yield* textsOf(def.element, [...path, '0']);
  if (def.type === 'record') yield* textsOf(def.valueType, [...path, 'a']);
  if (def.type === 'tuple') for (const [n, item] of def.items.entries()) yield* textsOf(item, [...path, String(n)]);
  if (def.type === 'union') for (const option of def.options) yield* textsOf(option, path);
  if (def.type === 'pipe') yield* textsOf(def.in, path);
  if ('innerType' in def) yield* textsOf(def.innerType, path);
}

const inputOf = (path: readonly string[], text: string): unknown =>
  path.reduceRight<unknown>(
    (inner, key) => (/^\d+$/.test(key) ? [...Array(Number(key)).fill(0), inner] : { [key]: inner }),
    text,
  );

test('no text of any call takes what no keyboard writes, and only those named here what is not seen or turns what is read', async () => {
  const calls = await allCalls();
  const free = new Set<string>();
  const emails = new Set<string>();
  let texts = 0;
  for (const { name, input } of calls)
    for (const path of textsOf(input)) {
      texts += 1;
      const field = path.join('.');
      for (const character of '\u0000\u007F\u0085\u009F')
        expect(controlProblem(inputOf(path, `a${character}b`)), `${name} ${field}`).toMatchObject({ field });
      const use = textUseOf(field);
      if (use === 'free') free.add(`${name} ${field}`);
      if (use === 'email') emails.add(field);
      for (const character of '\u00AD\u061C\u200B\u200E\u200F\u202A\u202E\u2066\u2069\u3164\uFEFF\u{E0041}') {
        const refused = controlProblem(inputOf(path, `a${character}b`)) !== null;
        expect(refused, `${name} ${field} ${JSON.stringify(character)}`).toBe(use !== 'free');
      }
    }
  expect(texts).toBeGreaterThan(150);
  // Passwords are nobody's to judge.
  expect([...free].filter((field) => !field.endsWith('asswd')).toSorted()).toEqual([
    'feedback.send text',
    'layout.reportFailure message',
    'places.resolve q',
    'places.suggest q',
    'system.reportCrash message',
    'system.reportCrash stack',
  ]);
  expect([...emails].toSorted()).toEqual(['contact.email', 'email', 'emailAddress', 'username']);
});
