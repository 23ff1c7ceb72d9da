import { expect, test } from 'vitest';
import { type ChunkPlatform, firstFiles, loadMapped, retryChunk } from './chunks.ts';

const map = { 'web/a.ts': { js: '/assets/a.js', css: ['/assets/a.css'], deps: ['/assets/shared.js'] } };

function platform(failures: Partial<Record<string, number>> = {}) {
  const log: string[] = [];
  async function attempt(what: string, address: string): Promise<unknown> {
    log.push(`${what} ${address}`);
    const left = failures[address] ?? 0;
    failures[address] = left - 1;
    if (left > 0) throw new TypeError(`503 ${address}`);
    return address;
  }
  const fake: ChunkPlatform = {
    wait: async (ms) => void log.push(`wait ${ms}`),
    chunkMap: async () => map,
    load: (address) => attempt('load', address),
    preload: (address) => void log.push(`preload ${address}`),
    refresh: (address) => attempt('refresh', address),
    style: (address) => attempt('style', address).then(() => undefined),
  };
  return { fake, log };
}

const broken = () => Promise.reject(new TypeError('503'));

test('a chunk that loads is asked for once', async () => {
  const { fake, log } = platform();
  expect(await retryChunk('web/a.ts', () => Promise.resolve('module'), fake)).toBe('module');
  expect(log).toEqual([]);
});

test('[8-08a] a failed load is retried after 200 ms with a cache-busting parameter', async () => {
  const { fake, log } = platform();
  expect(await retryChunk('web/a.ts', broken, fake)).toBe('/assets/a.js?r=1');
  expect(log).toEqual(['wait 200', 'load /assets/shared.js', 'style /assets/a.css?r=1', 'load /assets/a.js?r=1']);
});

test('[8-08a] there are up to 2 retries, with doubling delay', async () => {
  const { fake, log } = platform({ '/assets/a.js?r=1': 1, '/assets/a.js?r=2': 1 });
  await expect(retryChunk('web/a.ts', broken, fake)).rejects.toThrow('503 /assets/a.js?r=2');
  expect(log.filter((line) => line.startsWith('wait'))).toEqual(['wait 200', 'wait 400']);
});

test('a shared dependency is refreshed under its own address, so that there is one instance of it', async () => {
  const { fake, log } = platform({ '/assets/shared.js': 1 });
  await retryChunk('web/a.ts', broken, fake);
  expect(log.filter((line) => line.includes('shared'))).toEqual([
    'load /assets/shared.js',
    'refresh /assets/shared.js',
    'load /assets/shared.js',
  ]);
});

test('a stylesheet that failed is asked for again with the next retry', async () => {
  const { fake, log } = platform({ '/assets/a.css?r=1': 1 });
  expect(await retryChunk('web/a.ts', broken, fake)).toBe('/assets/a.js?r=2');
  expect(log).toContain('style /assets/a.css?r=2');
});

test('a page that no script leads to comes by the map, with its styles and what it stands on', async () => {
  const { fake, log } = platform();
  expect(await loadMapped('web/a.ts', fake)).toBe('/assets/a.js');
  expect(log).toEqual(['preload /assets/shared.js', 'load /assets/a.js', 'style /assets/a.css']);
  await expect(loadMapped('web/none.ts', fake)).rejects.toThrow('No chunk web/none.ts');
});

test('the first page is asked for by the file that the server named: its styles are there', async () => {
  const { fake, log } = platform();
  firstFiles.set('web/first.ts', '/assets/first.js');
  expect(await loadMapped('web/first.ts', fake)).toBe('/assets/first.js');
  expect(log).toEqual(['load /assets/first.js']);
});
