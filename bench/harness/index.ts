export { load } from './load.ts';
export type { LoadReport, LoadSpec } from './load.ts';
export { lastResult, measure } from './measure.ts';
export type { MeasureReport, MeasureSpec, Subject, SubjectReport } from './measure.ts';
export { NOISE_LIMIT } from './noise.ts';
export { formatGoals, formatMeasure, formatTable, saveReport } from './report.ts';
export type { Bench, BenchOptions, BenchReport, Goal } from './report.ts';
export { estimate, median, quantile, seeded } from './statistics.ts';
export type { Estimate } from './statistics.ts';
