export { DateTimeField } from './date-time-field.tsx';
export type { DateTimeFieldProps, DateTimeWords } from './date-time-field.tsx';
export { parseTypedTime } from './parse-time.ts';
