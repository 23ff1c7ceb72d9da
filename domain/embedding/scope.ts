import { searchStarts } from '#contract/search';

/**
 * What a page in a frame may ask at all, whoever its reader is elsewhere: looking for places and trips. No booking, no
 * order, no payment, nothing of an account: those begin in a window of their own, where the address can be seen.
 */
export const FRAME_CALLS: ReadonlySet<string> = new Set([
  'session.formtoken',
  'frames.report',
  'places.suggest',
  'places.resolve',
  ...searchStarts.map(({ name }) => name),
  'search.get',
  'search.offer',
  'search.days',
  'search.nearby',
  'search.nights',
  'search.ideas',
  'system.reportCrash',
  'layout.reportFailure',
  'measuring.recordMetric',
]);

/** Of these, what a host may have asked by name: never a token, never a report of ours. */
export const OPERATION_CALLS: ReadonlySet<string> = new Set(
  [...FRAME_CALLS].filter((name) => /^(places|search)\./.test(name)),
);

/** What `/embed/news/flights` says: the partner's id, and the page below it. Null for every other path. */
export function frameAt(path: string): { readonly id: string; readonly page: string } | null {
  const found = /^\/embed\/([a-z][a-z0-9-]*)(\/.*)?$/.exec(path);
  return found?.[1] === undefined ? null : { id: found[1], page: found[2] ?? '' };
}
