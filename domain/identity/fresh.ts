import { freshSignInRequired } from './errors.ts';
import type { BrowserSession } from './store.ts';

/** How long after a proof how an account is entered may be changed. */
export const FRESH_MS = 10 * 60_000;

export function isFresh(session: BrowserSession | null, now: Date): boolean {
  const at = session?.account?.authenticatedAt;
  return at !== undefined && now.getTime() - at.getTime() <= FRESH_MS;
}

/** Who changes how an account is entered has just proved that it is theirs: an open browser is not enough. */
export function requireFresh(session: BrowserSession | null, now: Date): void {
  if (!isFresh(session, now)) throw freshSignInRequired();
}
