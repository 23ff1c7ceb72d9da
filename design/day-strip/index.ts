export { DayCell, DayStrip } from './day-strip.tsx';
export type { DayStripProps, StripDay } from './day-strip.tsx';
