import { systemClock } from '#platform/clock';
export const leak = systemClock;
