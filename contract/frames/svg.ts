/** True where a text begins with an `svg` element, [7.7-01b]. Says nothing of what is in it. */
export function startsAsSvg(text: string): boolean {
  return /^\s*<svg[\s/>]/i.test(text);
}
