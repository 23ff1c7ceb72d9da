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
