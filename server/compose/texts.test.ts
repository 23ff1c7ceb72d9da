import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { parseText } from '#domain/site-texts';
import { readBrandFolders, SHARED } from './brands.ts';
import { textsIn } from './texts.ts';

const NAMES = ['privacy', 'terms', 'accessibility', 'help'];
const LANGUAGES = ['en', 'de', 'ja', 'ar'];
const folder = mkdtempSync(join(tmpdir(), 'wayfold-texts-'));
afterAll(() => rmSync(folder, { recursive: true }));

const idsOf = (lang: string, name: string) => {
  const { title, blocks } = parseText(readFileSync(join(SHARED, 'texts', lang, `${name}.md`), 'utf8'), {});
  expect(title).not.toBe('');
  return blocks.flatMap((block) => (block.kind === 'heading' ? block.id : []));
};

test.for(NAMES)('%s stands in every language, with the same sections', (name) => {
  const ids = idsOf('en', name);
  expect(ids.length).toBeGreaterThan(3);
  for (const lang of LANGUAGES) expect(idsOf(lang, name)).toEqual(ids);
});

test('the sections that other pages lead to are there', () => {
  expect(idsOf('en', 'privacy')).toContain('ccpa');
  expect(idsOf('en', 'help')).toEqual(expect.arrayContaining(['cancel', 'contact', 'no-scripts', 'demo']));
});

test("an operator's own text goes before the house's, in whatever language it is", async () => {
  mkdirSync(join(folder, 'sixth/texts/en'), { recursive: true });
  const brand = { ...JSON.parse(readFileSync(join(SHARED, '../wayfold/brand.json'), 'utf8')), id: 'sixth' };
  writeFileSync(join(folder, 'sixth/brand.json'), JSON.stringify({ ...brand, hosts: ['sixth.localhost'] }));
  writeFileSync(join(folder, 'sixth/texts/en/privacy.md'), '# Our own privacy');
  const find = textsIn(readBrandFolders(folder));
  expect(await find('sixth', 'privacy', ['de-DE', 'de', 'en'])).toEqual({ lang: 'en', markdown: '# Our own privacy' });
  expect(await find('wayfold', 'privacy', ['de-DE', 'de', 'en'])).toMatchObject({ lang: 'de' });
  expect(await find('sixth', 'help', ['ja', 'en'])).toMatchObject({ lang: 'ja' });
  expect(await find('sixth', 'nothing', ['en'])).toBeNull();
});
