import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openTestDatabase, silentLogger } from '#platform/testing';
import { openEmbedded } from './open-embedded.ts';
import { overEmbedded } from './open.ts';
import { createWriteProbe, writeToFolder } from './write-probe.ts';

test('however often it is asked, the disk is written to once in five seconds, and all hear of a failure', async () => {
  let [writes, atMs, full] = [0, 0, false];
  const probe = createWriteProbe(
    async () => {
      writes += 1;
      if (full) throw new TypeError('No space left on device');
    },
    () => atMs,
  );
  for (let n = 0; n < 50; n += 1) await probe();
  expect(writes).toBe(1);
  [atMs, full] = [5_000, true];
  const asked = await Promise.allSettled([probe(), probe(), probe()]);
  expect([writes, asked.every(({ status }) => status === 'rejected')]).toEqual([2, true]);
  [atMs, full] = [10_000, false];
  await probe();
  expect(writes).toBe(3);
});

test('a folder that can be written is, and nothing stays in it; one that cannot says so', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'wayfold-probe-'));
  await writeToFolder(folder);
  expect(readdirSync(folder)).toEqual([]);
  rmSync(folder, { recursive: true });
  await expect(writeToFolder(folder)).rejects.toThrow('ENOENT');
});

test('a folder with less than 16 MB free is refused, one with 16 MB is not', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'wayfold-probe-'));
  const asked: string[] = [];
  const free = (bytes: number) => async (of: string) => (asked.push(of), bytes);
  await writeToFolder(folder, free(16 * 1024 * 1024));
  await expect(writeToFolder(folder, free(16 * 1024 * 1024 - 1))).rejects.toThrow(
    `Less than 16777216 bytes are free in ${folder}`,
  );
  expect([asked, readdirSync(folder)]).toEqual([[folder, folder], []]);
  rmSync(folder, { recursive: true });
});

test('the check of the embedded database asks for room in its folder', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'wayfold-probe-'));
  const open = overEmbedded(await openEmbedded(null, silentLogger), { folder, freeBytes: async () => 1 });
  await expect(open.check()).rejects.toThrow('Less than 16777216 bytes are free');
  await open.close();
  rmSync(folder, { recursive: true });
});

test('the check of a database writes to its log, as the role of the site', async () => {
  const open = await openTestDatabase();
  await open.check();
  await open.close();
  await expect(open.check()).rejects.toThrow();
});
