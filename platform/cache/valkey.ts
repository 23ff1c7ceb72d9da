import { EventEmitter, once } from 'node:events';
import { Redis } from 'iovalkey';
import type { Logger } from '#platform/core';
import { STREAM_TTL_MS, type Cache, type LimitAnswer, type StreamPart } from './types.ts';

const APPENDED = 'wayfold:appended';
const OPTIONS = {
  commandTimeout: 250,
  connectTimeout: 1_000,
  maxRetriesPerRequest: 1,
  enableOfflineQueue: false,
  lazyConnect: true,
  keyPrefix: 'wayfold:',
};

/** GCRA in one script with the server's clock, which all nodes share. Times in ms. */
const LIMIT_SCRIPT = `
local time = redis.call('TIME')
local now = time[1] * 1000 + time[2] / 1000
local step = tonumber(ARGV[1])
local paid_off = math.max(tonumber(redis.call('GET', KEYS[1]) or now), now) + step
local allowed_at = paid_off - step * tonumber(ARGV[2])
if now < allowed_at then return math.ceil(allowed_at - now) end
redis.call('SET', KEYS[1], string.format('%.3f', paid_off), 'PX', math.ceil(paid_off - now))
return 0`;

/** The cache that all nodes share. Away or frozen, it forgets: callers get what an empty cache would answer. */
export async function createValkeyCache(url: string, log: Logger): Promise<Cache> {
  const client = new Redis(url.replace(/^valkey/, 'redis'), OPTIONS);
  const listener = client.duplicate({
    commandTimeout: undefined,
    enableOfflineQueue: true,
    maxRetriesPerRequest: null,
  });
  const appended = new EventEmitter().setMaxListeners(0);
  for (const each of [client, listener]) each.on('error', (error) => log.warn('Cache not reached', { error }));
  listener.on('message', (_channel, stream: string) => appended.emit(stream));
  await Promise.allSettled([client.connect(), listener.connect()]);
  void listener.subscribe(APPENDED).catch((error: unknown) => log.warn('Cache not followed', { error }));

  async function orElse<T>(fallback: T, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      log.warn('Cache passed over', { error });
      return fallback;
    }
  }

  const readNow = (stream: string, from: number): Promise<StreamPart> =>
    orElse({ chunks: [], next: from, known: false }, async () => {
      const chunks = await client.lrange(`stream:${stream}`, from, -1);
      const known = chunks.length > 0 || (await client.exists(`stream:${stream}`)) === 1;
      return { chunks, next: from + chunks.length, known };
    });

  return {
    get: (key) => orElse(null, () => client.get(`value:${key}`)),
    set: (key, value, ttlMs) =>
      orElse(undefined, async () => void (await client.set(`value:${key}`, value, 'PX', ttlMs))),
    delete: (key) => orElse(undefined, async () => void (await client.del(`value:${key}`))),
    limit: (key, rule) =>
      orElse<LimitAnswer>({ allowed: true, retryAfterMs: 0 }, async () => {
        const waitMs = Number(await client.eval(LIMIT_SCRIPT, 1, `limit:${key}`, 60_000 / rule.perMinute, rule.burst));
        return { allowed: waitMs === 0, retryAfterMs: waitMs };
      }),
    append: (stream, chunk) =>
      orElse(undefined, async () => {
        const name = `stream:${stream}`;
        await client.multi().rpush(name, chunk).pexpire(name, STREAM_TTL_MS).publish(APPENDED, stream).exec();
      }),
    async read(stream, from, waitMs) {
      const leaving = new AbortController();
      const timer = setTimeout(() => leaving.abort(), waitMs);
      const grown = once(appended, stream, { signal: leaving.signal }).catch(() => {});
      try {
        const part = await readNow(stream, from);
        if (part.chunks.length > 0 || waitMs <= 0) return part;
        await grown;
        return await readNow(stream, from);
      } finally {
        clearTimeout(timer);
        leaving.abort();
      }
    },
    async close() {
      client.disconnect();
      listener.disconnect();
    },
  };
}
