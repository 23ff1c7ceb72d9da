import { describe, expect, test } from 'vitest';
import { BUDGETS } from './budgets.ts';
import { createWeigher, hasBuild, heaviest, KB } from './weights.ts';

/**
 * Pages whose scripts are still over their budget (`npm run bench -- pages` says what limits them), in kilobytes as they
 * stand. They may only shrink: a page that grows fails, and one that has come within its budget must leave this list.
 */
const STILL_OVER: Readonly<Record<string, number>> = {
  'front-door': 147,
  'flight-results': 151,
  'checkout-travellers': 148,
  'checkout-review': 150,
};

const built = hasBuild();
if (!built) process.stdout.write('!!! Page budgets NOT HELD AGAINST ANYTHING: there is no build. Run: npm run build\n');

describe.skipIf(!built)('first load of a page, gzip', () => {
  const weightOf = built ? createWeigher() : null;
  const rows = BUDGETS.flatMap(({ folders, jsKb, cssKb }) => folders.map((folder) => ({ folder, jsKb, cssKb })));

  test.each(rows)('$folder: styles within $cssKb KB', ({ folder, cssKb }) => {
    const { css } = weightOf!(folder);
    expect(css.bytes, heaviest(css)).toBeLessThanOrEqual(cssKb * KB);
  });

  test.each(rows)('$folder: scripts within $jsKb KB, or on the list of those that may only shrink', (row) => {
    const { js } = weightOf!(row.folder);
    const over = STILL_OVER[row.folder];
    expect(js.bytes, heaviest(js)).toBeLessThanOrEqual((over ?? row.jsKb) * KB);
    if (over !== undefined) expect(js.bytes, 'within budget now: take it off the list').toBeGreaterThan(row.jsKb * KB);
  });
});
