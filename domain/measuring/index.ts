export { ConsentRequired } from './errors.ts';
export { exportEvents } from './export-events.ts';
export type { ExportFormat } from './export-events.ts';
export { forgetEvents } from './forget-events.ts';
export { recordEvents } from './record-events.ts';
