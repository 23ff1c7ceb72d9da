import { expect, test } from 'vitest';
import { checkStubs } from './stubs.ts';

const check = (text: string, path = 'contract/places/x.ts') =>
  checkStubs({ path, text: `import { z } from '#zod';\nimport { placeTypeSchema } from './place.ts';\n${text}\n` });

test.each([
  "export const KINDS = z.enum(['a', 'b']).options;",
  "const kind = z.enum(['a', 'b']);\nexport const KINDS = new Set(kind.options);",
  'export const TYPES = [...placeTypeSchema.options, 1];',
  'const place = z.object({ name: z.string() });\nexport const NAMES = Object.keys(place.shape);',
  "const kind = z.literal('a').optional();\nexport const A = (kind as unknown as typeof kind).unwrap().value;",
  "export const FIRST = z.string().default('x').parse(undefined);",
])('a value that is read from a schema at load is refused: %s', (text) => {
  expect(check(text)).toMatchObject([{ line: text.includes('\n') ? 4 : 3, rule: 'stubs' }]);
});

test.each([
  'const place = z.object({ name: z.string() });\nexport const other = z.object({ ...place.shape, name: place.shape.name });',
  'const place = z.object({ name: z.string() });\nexport const named = place.pick({ name: true }).extend(place.shape);',
  'export const isType = (text: string) => placeTypeSchema.options.includes(text);',
  'export const wider = z.enum([...placeTypeSchema.options, "other"]).optional();',
  'const param = { options: [1] };\nexport const OPTIONS = param.options;\nexport type Type = z.infer<typeof placeTypeSchema>;',
])('schemas are made of schemas, and functions may read them: %s', (text) => {
  expect(check(text)).toEqual([]);
});

test('other folders and tests are not meant', () => {
  const text = "export const KINDS = z.enum(['a']).options;";
  expect([...check(text, 'domain/places/x.ts'), ...check(text, 'contract/places/x.test.ts')]).toEqual([]);
});
