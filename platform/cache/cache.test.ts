import { afterAll, describe, expect, test } from 'vitest';
import { fixedClock, systemClock } from '#platform/clock';
import { silentLogger } from '#platform/logger';
import { createCache, createMemoryCache, type Cache } from './index.ts';

const run = process.pid;
const url = process.env['TEST_VALKEY_URL'] ?? null;
const kinds: [string, () => Promise<Cache>][] = [['memory', async () => createMemoryCache(systemClock)]];
if (url)
  kinds.push(['Valkey', () => createCache({ config: { valkeyUrl: url }, clock: systemClock, log: silentLogger })]);

describe.each(kinds)('%s', (kind, create) => {
  const made: Cache[] = [];
  const make = async () => {
    const cache = await create();
    made.push(cache);
    return cache;
  };
  afterAll(() => Promise.all(made.map((cache) => cache.close())));

  test('keeps a value until it is deleted', async () => {
    const cache = await make();
    expect(await cache.get(`a${run}`)).toBeNull();
    await cache.set(`a${run}`, 'one', 60_000);
    expect(await cache.get(`a${run}`)).toBe('one');
    await cache.delete(`a${run}`);
    expect(await cache.get(`a${run}`)).toBeNull();
  });

  test('lets exactly the burst pass of 300 at once', async () => {
    const cache = await make();
    const rule = { perMinute: 1, burst: 100 };
    const answers = await Promise.all(Array.from({ length: 300 }, () => cache.limit(`b${run}`, rule)));
    expect(answers.filter((answer) => answer.allowed)).toHaveLength(100);
    const refused = answers.find((answer) => !answer.allowed);
    expect(refused?.retryAfterMs).toBeGreaterThan(50_000);
  });

  test('a reader gets every chunk once, in order, waiting for what is not there yet', async () => {
    const cache = await make();
    const reader = kind === 'memory' ? cache : await make();
    const stream = `s${run}`;
    expect(await cache.read(stream, 0, 0)).toEqual({ chunks: [], next: 0, known: false });
    const all = Array.from({ length: 100 }, (_, n) => `chunk ${n}`);
    const reading = (async () => {
      const got: string[] = [];
      for (let from = 0; got.length < all.length;) {
        const part = await reader.read(stream, from, 5_000);
        got.push(...part.chunks);
        from = part.next;
      }
      return got;
    })();
    for (const chunk of all) await cache.append(stream, chunk);
    expect(await reading).toEqual(all);
    expect(await cache.read(stream, 100, 1)).toEqual({ chunks: [], next: 100, known: true });
  });
});

test('in memory: values and streams end with their time', async () => {
  const clock = fixedClock();
  const cache = createMemoryCache(clock);
  await cache.set('a', 'one', 1_000);
  await cache.append('s', 'x');
  clock.advance(1_000);
  expect(await cache.get('a')).toBeNull();
  expect((await cache.read('s', 0, 0)).known).toBe(true);
  clock.advance(600_000);
  expect((await cache.read('s', 0, 0)).known).toBe(false);
  await cache.close();
});

test('in memory: the oldest go first when it is full', async () => {
  const cache = createMemoryCache(fixedClock(), { maxCharacters: 25 });
  for (const key of ['a', 'b', 'c']) await cache.set(key, 'ten-chars.', 60_000);
  expect([await cache.get('a'), await cache.get('b'), await cache.get('c')]).toEqual([
    null,
    'ten-chars.',
    'ten-chars.',
  ]);
  await cache.close();
});

test('in memory: uses come back at the steady rate', async () => {
  const clock = fixedClock();
  const cache = createMemoryCache(clock);
  const use = () => cache.limit('k', { perMinute: 60, burst: 2 });
  expect([await use(), await use(), await use()]).toEqual([
    { allowed: true, retryAfterMs: 0 },
    { allowed: true, retryAfterMs: 0 },
    { allowed: false, retryAfterMs: 1_000 },
  ]);
  clock.advance(999);
  expect(await use()).toEqual({ allowed: false, retryAfterMs: 1 });
  clock.advance(1);
  expect((await use()).allowed).toBe(true);
  expect((await use()).allowed).toBe(false);
  await cache.close();
});

test('Valkey away: everybody passes, nothing is known, nothing throws', { timeout: 20_000 }, async () => {
  const config = { valkeyUrl: 'valkey://127.0.0.1:1' };
  const cache = await createCache({ config, clock: systemClock, log: silentLogger });
  expect(await cache.limit('k', { perMinute: 1, burst: 1 })).toEqual({ allowed: true, retryAfterMs: 0 });
  expect(await cache.get('k')).toBeNull();
  await cache.append('s', 'x');
  expect(await cache.read('s', 0, 20)).toEqual({ chunks: [], next: 0, known: false });
  await cache.close();
});
