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

/** The written parts of the page by their ids. What React gives up it takes out of the document before it draws it anew. */
const standing = new Map<string, HTMLElement>();

/** Called once, before React takes the page over. */
export function keepWritten(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-written]')) standing.set(element.id, element);
}

/** The part of that id as the server wrote it, in the document or taken out of it. */
export function standingPart(id: string): HTMLElement | null {
  return standing.get(id) ?? document.getElementById(id);
}

/** Its nodes are in another element from now on. */
export function movePart(id: string, element: HTMLElement): void {
  standing.set(id, element);
}
