export * as news from './calls.ts';
export type { NewsStanding } from './calls.ts';
export { NEWS_WORDING, NEWS_WORDINGS } from './wording.ts';
export type { NewsSource } from './wording.ts';
export { ONE_CLICK_PATH, UNSUBSCRIBE_PATH } from './paths.ts';
