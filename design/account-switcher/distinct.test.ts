import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distinct } from './distinct.ts';

const ines = { name: 'Ines Moreau', detail: 'Personal' };

test('the e-mail address is seen only where name and detail are the same', () => {
  expect(
    distinct([
      { id: '1', ...ines, email: 'ines@home.example' },
      { id: '2', name: 'ines  moreau', detail: 'Personal ', email: 'im@work.example' },
      { id: '3', ...ines, detail: 'Business', email: 'im@work.example' },
    ]).map(({ email }) => email),
  ).toEqual(['ines@home.example', 'im@work.example', undefined]);
});

test('rows with even the same address are numbered', () => {
  const row = { ...ines, email: 'ines@home.example' };
  const names = distinct([
    { id: '1', ...row },
    { id: '2', ...row },
    { id: '3', ...row },
  ]).map(({ name }) => name);
  expect(names).toEqual(['Ines Moreau', 'Ines Moreau (2)', 'Ines Moreau (3)']);
});

test('no two rows have the same visible text, and none is lost', () => {
  const few = fc.constantFrom('', 'a', 'A ', 'a (2)', 'b\n a');
  const row = fc.record({ id: fc.uuid(), name: few, detail: few, email: few });
  fc.assert(
    fc.property(fc.array(row, { maxLength: 9 }), (rows) => {
      const shown = distinct(rows);
      expect(shown.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
      const texts = shown.map(({ name, detail, email = '' }) =>
        [name, detail, email]
          .map((line) => line.replaceAll(/\s+/g, ' ').trim().toLowerCase())
          .filter(Boolean)
          .join('\n'),
      );
      expect(new Set(texts).size).toBe(rows.length);
    }),
  );
});
