/** The written parts of the page by their ids. What React gives up it takes out of the document before it draws it anew. */
export const standing = new Map<string, HTMLElement>();

/** Called once, before React takes the page over. */
export function keepWritten(): void {
  for (const part of document.querySelectorAll<HTMLElement>('[data-written]')) standing.set(part.id, part);
}
