import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { BUDGETS } from './budgets.ts';
import { createWeigher, hasBuild, heaviest, KB } from './weights.ts';

const ASSETS = join(import.meta.dirname, '../../dist/client/assets');
const built = hasBuild();
if (!built) process.stdout.write('!!! Page budgets NOT HELD AGAINST ANYTHING: there is no build. Run: npm run build\n');

describe.skipIf(!built)('first load of a page, gzip', () => {
  const weightOf = built ? createWeigher() : null;
  const rows = BUDGETS.flatMap(({ folders, jsKb, cssKb }) => folders.map((folder) => ({ folder, jsKb, cssKb })));

  test.each(rows)('$folder: styles within $cssKb KB', ({ folder, cssKb }) => {
    const { css } = weightOf!(folder);
    expect(css.bytes, heaviest(css)).toBeLessThanOrEqual(cssKb * KB);
  });

  test.each(rows)('$folder: its scripts list no catalogs, so that a further language adds nothing', ({ folder }) => {
    const listing = weightOf!(folder).js.files.filter(({ file }) =>
      /locales\/(de|ja|ar)\b/.test(readFileSync(join(ASSETS, file), 'utf8')),
    );
    expect(listing).toEqual([]);
  });

  test.each(rows)('$folder: its scripts hold no schemas, since nothing in a browser parses', ({ folder }) => {
    const holding = weightOf!(folder).js.files.filter(({ file }) =>
      /\.(?:object\(\{|nullable\(\))/.test(readFileSync(join(ASSETS, file), 'utf8')),
    );
    expect(holding).toEqual([]);
  });

  test('the first load of a list of flights asks for at most 15 files: page, sheet, font, icons and logo among them', () => {
    expect(weightOf!('flight-results').js.files.length + 5).toBeLessThanOrEqual(15);
  });

  test.each(rows)('$folder: scripts within $jsKb KB', ({ folder, jsKb }) => {
    const { js } = weightOf!(folder);
    expect(js.bytes, heaviest(js)).toBeLessThanOrEqual(jsKb * KB);
  });
});
