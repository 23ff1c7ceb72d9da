import { VERTICAL_ROOTS } from '../verticals/roots.ts';

const SEARCHES = [...VERTICAL_ROOTS.values()].flat().join('|');
/** Pages whose address says only what was searched; of all others the query stays out, since it may open something. */
const TELLING = new RegExp(`^(?:/[a-z]{2,3}(?:-[a-z]{2})?)?/(?:${SEARCHES})(?:/|$)`, 'i');
const OWN = /\/feedback(?:\/|$)/;

/** Where the reader was on this site, as a path; empty where that is not known, or was this page. */
export function pageBefore(request: Request): string {
  const before = import.meta.env.SSR ? request.headers.get('referer') : window.location.href;
  const url = before === null ? null : URL.parse(before);
  if (url?.origin !== new URL(request.url).origin || OWN.test(url.pathname)) return '';
  return (url.pathname + (TELLING.test(url.pathname) ? url.search : '')).slice(0, 500);
}
