/** The sign-in of who is signed in already, with the way back to what was pressed. */
export function againTo(path: string, key: string): string {
  return `/login?mode=again&redir=${encodeURIComponent(`${path}?resume=${key}`)}`;
}
