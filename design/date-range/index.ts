export { DateRange } from './date-range.tsx';
export type { DateRangeProps, DateRangeValue, DateRangeWords, DayPrice, Flexibility } from './types.ts';
export { firstWeekday } from './names.ts';
export { parseTypedDate } from './parse.ts';
export { addDays, addMonths } from './civil.ts';
export type { CivilDate } from './civil.ts';
