export { exportEvents, exportMetrics } from './export.ts';
export { forgetEvents } from './forget-events.ts';
export { readContext } from './read-context.ts';
export { recordEvents } from './record-events.ts';
export type { MeasuringDeps } from './record-events.ts';
export { recordMetric } from './record-metric.ts';
export { personalTables } from './personal.ts';
