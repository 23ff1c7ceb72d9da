import type { Actor } from '#domain/kernel';

const READERS: readonly string[] = ['anonymous', 'traveler', 'arranger', 'admin'];

/** Whoever works for the house is no reader, and machines are none either. */
export function isReader({ kind }: Actor): boolean {
  return READERS.includes(kind);
}
