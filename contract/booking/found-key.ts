/** An id of an offer or a fare begins with that of its search: without it, it names the same thing in whichever search. */
export function foundKey(id: string): string {
  return id.slice(id.indexOf('.') + 1);
}
