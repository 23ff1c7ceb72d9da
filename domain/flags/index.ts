export { flagOf } from './flag-of.ts';
export { createFlags, noFlags } from './flags.ts';
export type { FlagReading, Flags, FlagsDeps } from './flags.ts';
export { FlagsRefused, readFileSettings, readSettings } from './settings.ts';
export type { FileSettings, Settings } from './settings.ts';
export { addToVisit, noVisit, visitText } from './visit.ts';
export type { Visit } from './visit.ts';
