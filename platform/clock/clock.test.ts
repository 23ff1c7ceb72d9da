import { expect, test } from 'vitest';
import { createShiftedClock, fixedClock } from './clock.ts';

test('a fixed clock moves only when told', () => {
  const clock = fixedClock('2027-03-03T10:00:00Z');
  expect(clock.now()).toEqual(clock.now());
  clock.advance(90_000);
  expect(clock.now().toISOString()).toBe('2027-03-03T10:01:30.000Z');
});

test('a caller cannot move the clock through the date it was given', () => {
  const clock = fixedClock('2027-03-03T10:00:00Z');
  clock.now().setFullYear(1999);
  expect(clock.now().toISOString()).toBe('2027-03-03T10:00:00.000Z');
});

test('a shifted clock runs on from the time it was set to', () => {
  const base = fixedClock('2026-01-01T00:00:00Z');
  const clock = createShiftedClock(base);
  clock.set('2027-06-01T12:00:00Z');
  base.advance(1_000);
  expect(clock.now().toISOString()).toBe('2027-06-01T12:00:01.000Z');
  clock.reset();
  expect(clock.now()).toEqual(base.now());
});
