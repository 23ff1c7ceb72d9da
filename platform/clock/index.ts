export { createShiftedClock, fixedClock, systemClock } from './clock.ts';
export type { FixedClock, ShiftedClock } from './clock.ts';
