export { OPENSTREETMAP } from './openstreetmap.ts';
export { CODE_ONLY, DATA_SOURCES } from './sources.ts';
export type { DataSource } from './sources.ts';
