export * as sources from './calls.ts';
export { dataSourceSchema } from './source.ts';
export type { DataSourceView } from './source.ts';
