import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { silentLogger } from '#platform/testing';
import { createFileStore, type FileStore } from './index.ts';
import { type FakeS3, KEYS, startFakeS3 } from './testing/fake-s3.ts';

const ids = ['a', 'b', 'c', 'd', 'e'].map((sign) => `0190${sign.repeat(4)}-0000-7000-8000-0000000000${sign}1`);
const [first = '', second = ''] = ids;
const bytes = (...values: number[]) => new Uint8Array(values);

let s3: FakeS3;
const folder = mkdtempSync(join(tmpdir(), 'files-'));
beforeAll(async () => {
  s3 = await startFakeS3();
});
afterAll(async () => {
  await s3.close();
  rmSync(folder, { recursive: true });
});

const secret = encodeURIComponent(KEYS.secretAccessKey);
const urlOf = (key = secret, region = 'eu-test-1') =>
  `${s3.origin.replace('//', `//${KEYS.accessKeyId}:${key}@`)}/box/site one?region=${region}`;
const open = (filesUrl: string | null) =>
  createFileStore({ config: { dataDir: folder, filesUrl, valkeyUrl: null }, log: silentLogger });

test('a folder of one node is warned of where nodes share a cache, and neither a bucket nor a single node is', () => {
  const said: unknown[] = [];
  const log = { ...silentLogger, warn: (message: string, detail?: object) => void said.push([message, detail]) };
  const valkeyUrl = 'redis://localhost';
  createFileStore({ config: { dataDir: folder, filesUrl: urlOf(), valkeyUrl }, log });
  createFileStore({ config: { dataDir: folder, filesUrl: null, valkeyUrl: null }, log });
  expect(said).toEqual([]);
  createFileStore({ config: { dataDir: folder, filesUrl: null, valkeyUrl }, log });
  expect(said).toEqual([[expect.stringContaining('FILES_URL'), { folder: join(folder, 'files') }]]);
});

async function listed(store: FileStore): Promise<string[]> {
  const found: string[] = [];
  for await (const { id, writtenAt } of store.list()) {
    expect(Math.abs(Date.now() - writtenAt.getTime())).toBeLessThan(60_000);
    found.push(id);
  }
  return found.toSorted();
}

describe.each([
  ['a folder', () => open(null)],
  ['a bucket', () => open(urlOf())],
])('%s', (_name, make) => {
  test('keeps bytes as they are, lists all of them, and removes once and again', async () => {
    const store = make();
    expect([await listed(store), await store.get(first)]).toEqual([[], null]);
    const whole = bytes(...Array.from({ length: 256 }, (_, at) => at));
    for (const id of ids) await store.put(id, whole);
    await store.put(second, bytes(1, 2));
    expect([...((await store.get(first)) ?? [])]).toEqual([...whole]);
    expect([...((await store.get(second)) ?? [])]).toEqual([1, 2]);
    expect(await listed(store)).toEqual(ids);
    for (const id of [first, first]) await store.remove(id);
    expect([await store.get(first), await listed(store)]).toEqual([null, ids.slice(1)]);
  });

  test('takes nothing for an id that is none', async () => {
    const store = make();
    for (const id of ['', '../secret-key', `${first}/..`, first.toUpperCase()]) {
      await expect(async () => store.put(id, bytes(1))).rejects.toThrow('is no id of a file');
      await expect(async () => store.get(id)).rejects.toThrow('is no id of a file');
    }
  });
});

test('a folder is for its owner alone, and what was left half written is no file', async () => {
  const store = open(null);
  await store.put(second, bytes(1));
  const shelf = join(folder, 'files', second.slice(-2));
  expect([statSync(shelf).mode & 0o777, statSync(join(shelf, second)).mode & 0o777]).toEqual([0o700, 0o600]);
  writeFileSync(join(shelf, `${first}.part`), 'x');
  expect(readdirSync(shelf)).toHaveLength(2);
  expect(await listed(store)).not.toContain(first);
});

test('a bucket that refuses or fails is a failure, never a file that is not there', async () => {
  await expect(open(urlOf('wrong')).get(second)).rejects.toThrow('answered 403 to GET');
  await expect(open(urlOf(secret, 'eu-other-1')).put(second, bytes(1))).rejects.toThrow('answered 403 to PUT');
  s3.failWith = 503;
  await expect(open(urlOf()).remove(second)).rejects.toThrow('answered 503 to DELETE');
  await expect(listed(open(urlOf()))).rejects.toThrow('answered 503 to LIST');
  s3.failWith = null;
  expect([...s3.objects.keys()].every((key) => key.startsWith('box/site one/'))).toBe(true);
});
