/** Below a frame's base: the search and its results. Every other page opens in a window of its own. */
export function isFramePage(path: string): boolean {
  return path === '' || path === '/' || /^\/(flights|stays)(\/|$)/.test(path);
}

/** The base of our own windows where that of a frame is given: `/de` of `/de/embed/news`. */
export function outsideBase(base: string): string {
  return base.slice(0, Math.max(0, base.indexOf('/embed/')));
}
