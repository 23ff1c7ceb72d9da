import type { Clock } from '#platform/core';

export const systemClock: Clock = { now: () => new Date() };

export interface FixedClock extends Clock {
  set(instant: Date | string): void;
  advance(ms: number): void;
}

/** Stands still until told otherwise. For tests. */
export function fixedClock(start: Date | string = '2026-11-20T09:00:00Z'): FixedClock {
  let nowMs = new Date(start).getTime();
  return {
    now: () => new Date(nowMs),
    set(instant) {
      nowMs = new Date(instant).getTime();
    },
    advance(ms) {
      nowMs += ms;
    },
  };
}

export interface ShiftedClock extends Clock {
  /** From now on the clock reads `instant` and runs on from there. */
  set(instant: Date | string): void;
  reset(): void;
}

/** Runs with the base clock, moved to another time: a demo can be shown on any day. */
export function createShiftedClock(base: Clock = systemClock): ShiftedClock {
  let offsetMs = 0;
  return {
    now: () => new Date(base.now().getTime() + offsetMs),
    set(instant) {
      offsetMs = new Date(instant).getTime() - base.now().getTime();
    },
    reset() {
      offsetMs = 0;
    },
  };
}
