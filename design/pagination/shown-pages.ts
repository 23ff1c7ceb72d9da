/** Where numbers are left out. */
export const GAP = 'gap';

/**
 * The numbers to show of `last` pages: the ends, the open page and those beside it. What is left out is at least two pages, and
 * there are as many entries on every page, so that nothing moves under a pointer.
 */
export function shownPages(page: number, last: number): readonly (number | typeof GAP)[] {
  const all = Array.from({ length: last }, (_, at) => at + 1);
  if (last <= 7) return all;
  if (page <= 4) return [...all.slice(0, 5), GAP, last];
  if (page >= last - 3) return [1, GAP, ...all.slice(-5)];
  return [1, GAP, page - 1, page, page + 1, GAP, last];
}
