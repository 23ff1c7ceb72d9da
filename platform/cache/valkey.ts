import { EventEmitter, once } from 'node:events';
import { Redis } from 'iovalkey';
import type { Logger } from '#platform/core';
import { STREAM_TTL_MS, type Cache, type LimitAnswer, type LimitRule, type StreamPart } from './types.ts';

const APPENDED = 'wayfold:appended';
const OPTIONS = {
  commandTimeout: 250,
  connectTimeout: 1_000,
  maxRetriesPerRequest: 1,
  enableOfflineQueue: false,
  lazyConnect: true,
  keyPrefix: 'wayfold:',
};
/** The listener only subscribes: it waits for its server as long as it takes. */
const LISTENER_OPTIONS = { commandTimeout: undefined, enableOfflineQueue: true, maxRetriesPerRequest: null };

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
  const listener = client.duplicate(LISTENER_OPTIONS);
  for (const each of [client, listener]) each.on('error', (error) => log.warn('Cache not reached', { error }));
  await Promise.allSettled([client.connect(), listener.connect()]);
  return new ValkeyCache(client, listener, log);
}

class ValkeyCache implements Cache {
  readonly #client: Redis;
  readonly #listener: Redis;
  readonly #log: Logger;
  readonly #appended = new EventEmitter().setMaxListeners(0);

  constructor(client: Redis, listener: Redis, log: Logger) {
    this.#client = client;
    this.#listener = listener;
    this.#log = log;
    listener.on('message', (_channel: string, stream: string) => this.#appended.emit(stream));
    void this.#orElse(undefined, () => listener.subscribe(APPENDED));
  }

  get(key: string): Promise<string | null> {
    return this.#orElse(null, () => this.#client.get(`value:${key}`));
  }

  async set(key: string, value: string, ttlMs: number): Promise<void> {
    await this.#orElse(null, () => this.#client.set(`value:${key}`, value, 'PX', ttlMs));
  }

  async delete(key: string): Promise<void> {
    await this.#orElse(0, () => this.#client.del(`value:${key}`));
  }

  limit(key: string, rule: LimitRule): Promise<LimitAnswer> {
    return this.#orElse({ allowed: true, retryAfterMs: 0 }, async () => {
      const stepMs = 60_000 / rule.perMinute;
      const waitMs = Number(await this.#client.eval(LIMIT_SCRIPT, 1, `limit:${key}`, stepMs, rule.burst));
      return { allowed: waitMs === 0, retryAfterMs: waitMs };
    });
  }

  async append(stream: string, chunk: string): Promise<void> {
    const name = `stream:${stream}`;
    await this.#orElse(null, () =>
      this.#client.multi().rpush(name, chunk).pexpire(name, STREAM_TTL_MS).publish(APPENDED, stream).exec(),
    );
  }

  /** Listens before it looks, so that no chunk falls between the two. */
  async read(stream: string, from: number, waitMs: number): Promise<StreamPart> {
    if (waitMs <= 0) return this.#readNow(stream, from);
    const leaving = new AbortController();
    const timer = setTimeout(() => leaving.abort(), waitMs);
    const grown = once(this.#appended, stream, { signal: leaving.signal }).catch(() => {});
    try {
      const part = await this.#readNow(stream, from);
      if (part.chunks.length > 0) return part;
      await grown;
      return await this.#readNow(stream, from);
    } finally {
      clearTimeout(timer);
      leaving.abort();
    }
  }

  async close(): Promise<void> {
    this.#client.disconnect();
    this.#listener.disconnect();
  }

  #readNow(stream: string, from: number): Promise<StreamPart> {
    return this.#orElse<StreamPart>({ chunks: [], next: from, known: false }, async () => {
      const chunks = await this.#client.lrange(`stream:${stream}`, from, -1);
      const known = chunks.length > 0 || (await this.#client.exists(`stream:${stream}`)) === 1;
      return { chunks, next: from + chunks.length, known };
    });
  }

  async #orElse<T>(fallback: T, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      this.#log.warn('Cache passed over', { error });
      return fallback;
    }
  }
}
