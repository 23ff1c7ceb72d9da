/** Names what a page is to go on with, in its address: said to the reader, done by itself only in the window that asked for it. */
export const RESUME = 'resume';

const KEPT = 'wf-wish';
/** As long as a sign-in counts as fresh. */
const COUNTS_MS = 10 * 60_000;

interface Wish {
  readonly to: string;
  /** Whose wish it is: somebody else who signs in meanwhile is not taken at their word. */
  readonly who: string;
  readonly at: number;
  /** The document that was refused; it has to be another one that goes on. */
  readonly from: number;
}

/** Keeps what was refused until its reader has signed in once more: in this tab, where no other site can put anything. */
export function keepWish(to: string, who: string): void {
  const wish: Wish = { to, who, at: Date.now(), from: performance.timeOrigin };
  try {
    sessionStorage.setItem(KEPT, JSON.stringify(wish));
  } catch {
    // Without it one more press does the same.
  }
}

/** Whether this very thing was asked for here by the one who is signed in now; says so once. */
export function takeWish(to: string, who: string): boolean {
  try {
    const wish = JSON.parse(sessionStorage.getItem(KEPT) ?? 'null') as Wish | null;
    if (wish === null || wish.from === performance.timeOrigin) return false;
    sessionStorage.removeItem(KEPT);
    return wish.to === to && wish.who === who && who !== '' && Date.now() - wish.at <= COUNTS_MS;
  } catch {
    return false;
  }
}

/** Whether it waits in this document for its reader to sign in: nothing is to be pressed before that. */
export function waitsHere(to: string): boolean {
  try {
    const wish = JSON.parse(sessionStorage.getItem(KEPT) ?? 'null') as Wish | null;
    return wish !== null && wish.to === to && wish.from === performance.timeOrigin;
  } catch {
    return false;
  }
}

export function resumeAt(path: string, key: string): string {
  return `${path}?${new URLSearchParams({ [RESUME]: key }).toString()}`;
}
