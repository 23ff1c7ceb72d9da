export * as marketing from './calls.ts';
export type { MarketingConfig } from './calls.ts';
