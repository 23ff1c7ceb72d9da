import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { sources, type DataSourceView } from '#contract/sources';
import { testCtx } from '#platform/testing';
import { ownStaysFiles } from '../../supply/house/own-stays.ts';
import { placesPart } from './places.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'places-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

async function creditsIn(folder: string): Promise<readonly string[]> {
  const { bindings = [] } = await placesPart(folder);
  const { handle } = bindings.find(({ call }) => call.name === sources.list.name)!;
  const told = (await handle(testCtx({ db: {} as never }), {}, {} as never)) as {
    readonly sources: readonly DataSourceView[];
  };
  return told.sources.map(({ attribution }) => attribution);
}

test('OpenStreetMap is credited where an operator loaded points of it, and only there', async () => {
  expect(await creditsIn(dataDir)).not.toContainEqual(expect.stringContaining('OpenStreetMap'));
  const { points } = ownStaysFiles(dataDir);
  mkdirSync(dirname(points), { recursive: true });
  writeFileSync(points, '[]');
  expect(await creditsIn(dataDir)).toContain('© OpenStreetMap contributors, ODbL 1.0');
});
