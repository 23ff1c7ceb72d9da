/** A path from `root` on, without the base under which this reader's pages stand. */
export function localPath(pathname: string, root: string): string {
  return pathname.slice(Math.max(0, pathname.indexOf(root)));
}
