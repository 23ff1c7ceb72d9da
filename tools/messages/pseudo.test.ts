import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatter } from '@lingui/format-po';
import { expect, test } from 'vitest';
import { faultsOf } from './faults.ts';
import { pseudo } from './pseudo.ts';

const ROOT = join(import.meta.dirname, '../..');

test('words get accents, two fifths more letters and brackets', () => {
  expect(pseudo('Search flights')).toBe('[Šéééàààŕçĥ ƒļíííĝĥţš]');
});

test('placeholders, tags, quotes and the cases of a plural stay', () => {
  expect(pseudo('{count, plural, one {# bag} other {# bags}} in <b>{place}</b>')).toBe(
    '[{count, plural, one {# ƀàààĝ} other {# ƀàààĝš}} ííñ <b>{place}</b>]',
  );
});

test('what has no words stays as it is', () => {
  expect(['{from} – {to}', '', '—', '{count, plural, other {#}}'].map(pseudo)).toEqual([
    '{from} – {to}',
    '',
    '—',
    '{count, plural, other {#}}',
  ]);
});

test('every message of the site stays whole and grows by two fifths at least', async () => {
  const files = ['web', 'server'].flatMap((part) => {
    const folder = join(ROOT, part, 'locales/en');
    return readdirSync(folder).map((name) => join(folder, name));
  });
  const messages = await Promise.all(
    files.map(async (filename) => {
      const catalog = await formatter().parse(readFileSync(filename, 'utf8'), {
        locale: 'en',
        sourceLocale: 'en',
        filename,
      });
      return Object.values(catalog).flatMap(({ message, translation }) => translation || message || []);
    }),
  );
  const all = messages.flat();
  expect(all.length).toBeGreaterThan(500);
  expect(all.flatMap((message) => faultsOf(message, pseudo(message), 'en'))).toEqual([]);
  const letters = (text: string) => text.replace(/\{[^{}]*\}|<[^>]*>|[^\p{L}]/gu, '').length;
  const flat = all.filter((message) => !message.includes('plural') && letters(message) > 0);
  expect(flat.filter((message) => letters(pseudo(message)) < 1.4 * letters(message))).toEqual([]);
});
