export { createOneTimeCodes } from './one-time-codes.ts';
export type { OneTimeCodes } from './one-time-codes.ts';
