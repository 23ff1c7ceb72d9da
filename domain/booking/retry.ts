import type { Random } from '#platform/core';

const firstMs = 1_000;
const capMs = 10 * 60_000;

/** 1 s doubling, a quarter more or less, at most ten minutes. */
export function retryAt(now: Date, attempts: number, random: Random): Date {
  const delayMs = Math.min(capMs, firstMs * 2 ** Math.max(0, attempts - 1)) * (0.75 + random.next() / 2);
  return new Date(now.getTime() + Math.round(delayMs));
}

export function daysFrom(now: Date, days: number): Date {
  return new Date(now.getTime() + days * 86_400_000);
}
