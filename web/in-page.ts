/** In the place of a row whose markup the server wrote: the browser has it in the page and needs no data for it. */
export const IN_PAGE = 0;
export type InPage = typeof IN_PAGE;

/** Rows that a page is sent as markup alone; of the data the browser gets how many there are. */
export function inPage<T>(rows: readonly T[]): readonly (T | InPage)[] {
  if (!import.meta.env.SSR) return rows;
  return Object.defineProperty([...rows], 'toJSON', { value: () => rows.map(() => IN_PAGE) });
}

/** The rows that came as data; none on a page whose rows the server wrote. */
export function sentRows<T>(rows: readonly (T | InPage)[]): readonly T[] {
  return rows.filter((row): row is T => row !== IN_PAGE);
}
