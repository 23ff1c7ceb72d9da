export { flagReportSchema } from './report.ts';
export type { FlagReport } from './report.ts';
export { FLAGS } from './table.ts';
export type { Flag, FlagDefault, FlagName, FlagValue, FlagValues } from './table.ts';
