import { REFERENCE_LENGTH, REFERENCE_SIGNS, referenceSigns } from '#contract/booking';
import type { Random } from '#platform/core';

/** A new reference such as `WF-7K2QX9`: 729 million, so it cannot be found by trying while tries are slowed. */
export function makeReference(random: Random): string {
  let signs = '';
  for (let index = 0; index < REFERENCE_LENGTH; index++)
    signs += REFERENCE_SIGNS[Math.floor(random.next() * REFERENCE_SIGNS.length)];
  return `WF-${signs}`;
}

/** The reference that was typed, as bookings have it; what typing may differ in stands at `referenceSigns`. */
export function normaliseReference(typed: string): string {
  return `WF-${referenceSigns(typed)}`;
}

export function normaliseEmail(typed: string): string {
  return typed.normalize('NFC').trim().toLowerCase();
}
