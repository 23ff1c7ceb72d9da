export type * from './types.ts'; export { CABINS } from './types.ts';
