import { EventEmitter, once } from 'node:events';
import type { Clock } from '#platform/core';
import { ExpiringMap } from './expiring-map.ts';
import { STREAM_TTL_MS, type Cache, type LimitAnswer, type LimitRule } from './types.ts';

const SWEEP_EVERY_MS = 30_000;

interface Caps {
  /** Characters over all values, and over all streams. */
  readonly maxCharacters?: number;
  readonly maxLimits?: number;
}

/** The cache of a single node. Everything is capped and expires, or it would grow for ever. */
export function createMemoryCache(clock: Clock, caps: Caps = {}): Cache {
  const { maxCharacters = 32_000_000, maxLimits = 100_000 } = caps;
  const values = new ExpiringMap<string>(clock, maxCharacters);
  const streams = new ExpiringMap<readonly string[]>(clock, maxCharacters);
  const limits = new ExpiringMap<number>(clock, maxLimits);
  const appended = new EventEmitter().setMaxListeners(0);
  const sweeper = setInterval(() => [values, streams, limits].forEach((map) => map.sweep()), SWEEP_EVERY_MS).unref();

  return {
    get: async (key) => values.get(key) ?? null,
    set: async (key, value, ttlMs) => values.set(key, value, ttlMs, key.length + value.length),
    delete: async (key) => values.delete(key),
    limit: async (key, rule) => countUse(limits, key, rule, clock.now().getTime()),
    async append(stream, chunk) {
      const chunks = [...(streams.get(stream) ?? []), chunk];
      const weight = chunks.reduce((sum, each) => sum + each.length, stream.length);
      streams.set(stream, chunks, STREAM_TTL_MS, weight);
      appended.emit(stream);
    },
    async read(stream, from, waitMs) {
      if ((streams.get(stream)?.length ?? 0) <= from && waitMs > 0) {
        await once(appended, stream, { signal: AbortSignal.timeout(waitMs) }).catch(() => {});
      }
      const chunks = streams.get(stream);
      const part = chunks?.slice(from) ?? [];
      return { chunks: part, next: from + part.length, known: chunks !== undefined };
    },
    async close() {
      clearInterval(sweeper);
    },
  };
}

/** GCRA: one number per key, the time at which its uses so far are paid off at the steady rate. */
function countUse(limits: ExpiringMap<number>, key: string, rule: LimitRule, nowMs: number): LimitAnswer {
  const stepMs = 60_000 / rule.perMinute;
  const paidOffMs = Math.max(limits.get(key) ?? nowMs, nowMs) + stepMs;
  const allowedAtMs = paidOffMs - stepMs * rule.burst;
  if (nowMs < allowedAtMs) return { allowed: false, retryAfterMs: Math.ceil(allowedAtMs - nowMs) };
  limits.set(key, paidOffMs, Math.ceil(paidOffMs - nowMs), 1);
  return { allowed: true, retryAfterMs: 0 };
}
