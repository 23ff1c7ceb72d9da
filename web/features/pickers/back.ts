/** Where a page was asked to lead back to: a path of this site, else the front door. Browsers skip tabs and line ends: `/<tab>/host`. */
export function backOf(value: unknown): string {
  return typeof value === 'string' && /^\/(?![/\\])[^\\\s]*$/.test(value) ? value : '/';
}
