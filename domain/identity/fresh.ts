import { FreshSignInRequired } from './errors.ts';
import type { BrowserSession } from './store.ts';

const FRESH_MS = 15 * 60_000;

/** Who changes how an account is entered has just proved that it is theirs: an open browser is not enough. */
export function requireFresh(session: BrowserSession | null, now: Date): void {
  const at = session?.account?.authenticatedAt;
  if (!at || now.getTime() - at.getTime() > FRESH_MS) throw new FreshSignInRequired();
}
