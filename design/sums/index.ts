export { SumLines, SumTotal } from './sums.tsx';
export type { SumLine, SumsProps } from './sums.tsx';
