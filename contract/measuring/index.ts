export { AD_BAIT, AD_CHECK } from './ad-block.ts';
export * as measuring from './calls.ts';
export { dynamicContextSchema } from './context.ts';
export type { DynamicContext } from './context.ts';
export { eventSchema, pageIdSchema } from './events.ts';
export type { CurrencyChange, SentEvent, Track, Tracked } from './events.ts';
export { METRICS } from './metrics.ts';
export type { MetricName, MetricType } from './metrics.ts';
