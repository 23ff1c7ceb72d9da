/** Where a page was asked to lead back to: a path of this site, else the front door. */
export function backOf(value: unknown): string {
  return typeof value === 'string' && /^\/(?![/\\])[^\\]*$/.test(value) ? value : '/';
}
