import type { Clock } from '#platform/core';

interface Entry<T> {
  readonly value: T;
  readonly expiresMs: number;
  readonly weight: number;
}

/** A map that forgets: each entry after its time, the longest unwritten ones when it grows over its cap. */
export class ExpiringMap<T> {
  readonly #entries = new Map<string, Entry<T>>();
  readonly #clock: Clock;
  readonly #maxWeight: number;
  #weight = 0;

  constructor(clock: Clock, maxWeight: number) {
    this.#clock = clock;
    this.#maxWeight = maxWeight;
  }

  get size(): number {
    return this.#entries.size;
  }

  get(key: string): T | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined) return undefined;
    if (entry.expiresMs > this.#clock.now().getTime()) return entry.value;
    this.delete(key);
    return undefined;
  }

  /** `weight` is in the unit of the cap: characters, or 1 for each entry. */
  set(key: string, value: T, ttlMs: number, weight: number): void {
    this.delete(key);
    this.#entries.set(key, { value, expiresMs: this.#clock.now().getTime() + ttlMs, weight });
    this.#weight += weight;
    for (const oldest of this.#entries.keys()) {
      if (this.#weight <= this.#maxWeight) break;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    this.#weight -= this.#entries.get(key)?.weight ?? 0;
    this.#entries.delete(key);
  }

  sweep(): void {
    const nowMs = this.#clock.now().getTime();
    for (const [key, entry] of this.#entries) if (entry.expiresMs <= nowMs) this.delete(key);
  }
}
