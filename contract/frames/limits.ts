/** What one message may be. A host that needs more is not a host that we know. */
export const MESSAGE_LIMITS = { characters: 16_384, depth: 6, nodes: 500, perSecond: 20, burst: 40 } as const;

const POLLUTING = new Set(['__proto__', 'constructor', 'prototype']);

/** Plain data within the limits. Stops at the first excess, so a message costs no more than one that is allowed. */
export function fitsLimits(message: unknown): boolean {
  let characters = 0;
  let nodes = 0;
  const queue: [value: unknown, depth: number][] = [[message, 0]];
  for (let next = queue.pop(); next; next = queue.pop()) {
    const [value, depth] = next;
    nodes += 1;
    if (nodes > MESSAGE_LIMITS.nodes || depth > MESSAGE_LIMITS.depth) return false;
    if (typeof value === 'string') characters += value.length;
    if (typeof value === 'object' && value !== null) {
      const keys = keysOf(value);
      if (keys === null || keys.length > MESSAGE_LIMITS.nodes) return false;
      for (const key of keys) {
        characters += key.length;
        queue.push([(value as Record<string, unknown>)[key], depth + 1]);
      }
    }
    if (characters > MESSAGE_LIMITS.characters) return false;
  }
  return true;
}

/** Null for what is not a plain object or list, or names what every object has. */
function keysOf(value: object): readonly string[] | null {
  const kind: unknown = Object.getPrototypeOf(value);
  // An object of another realm has that realm's prototype, which ends one step further down.
  if (!Array.isArray(value) && kind !== null && Object.getPrototypeOf(kind) !== null) return null;
  if (Array.isArray(value) && value.length > MESSAGE_LIMITS.nodes) return null;
  const keys = Object.keys(value);
  return keys.some((key) => POLLUTING.has(key)) ? null : keys;
}

/** A bucket that fills by `perSecond` up to `burst`: true while there is room. */
export function createRate(nowMs: () => number): () => boolean {
  let left: number = MESSAGE_LIMITS.burst;
  let last = nowMs();
  return () => {
    const now = nowMs();
    left = Math.min(MESSAGE_LIMITS.burst, left + (Math.max(0, now - last) * MESSAGE_LIMITS.perSecond) / 1_000);
    last = now;
    if (left < 1) return false;
    left -= 1;
    return true;
  };
}
