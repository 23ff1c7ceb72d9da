import { expect, test } from 'vitest';
import { fixedClock } from '#platform/clock';
import { cryptoRandom, seededRandom } from '#platform/random';
import { createIds } from './ids.ts';

test('an id carries its time, version 7 and the variant of RFC 9562', () => {
  const ids = createIds({ clock: fixedClock('2026-11-20T09:00:00Z'), random: seededRandom(1) });
  const id = ids.uuid();
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toBe(Date.parse('2026-11-20T09:00:00Z'));
});

test('later ids sort after earlier ones, and ids of one millisecond differ', () => {
  const clock = fixedClock();
  const ids = createIds({ clock, random: cryptoRandom });
  const early = Array.from({ length: 500 }, () => ids.uuid());
  clock.advance(1);
  const late = ids.uuid();
  expect(new Set(early).size).toBe(500);
  expect(early.every((id) => id < late)).toBe(true);
});
