export { AD_BAIT, AD_CHECK } from './ad-block.ts';
export * as measuring from './calls.ts';
export type { DynamicContext } from './context.ts';
export type { CurrencyChange, SentEvent, Track, Tracked } from './events.ts';
export { METRICS } from './metrics.ts';
export type { MetricName, MetricType } from './metrics.ts';
export { PAGE_IDS } from './page-ids.ts';
export type { PageId } from './page-ids.ts';
