export { MonthDays } from './month-days.tsx';
export type { MonthDaysProps } from './month-days.tsx';
