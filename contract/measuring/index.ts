export * as measuring from './calls.ts';
export type { CurrencyChange, SentEvent, Track, Tracked } from './events.ts';
export { PAGE_IDS } from './page-ids.ts';
export type { PageId } from './page-ids.ts';
