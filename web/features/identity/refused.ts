import { once, publish } from '../../events.ts';
import { wakeIslands } from '../../island.tsx';
import { keepFor, leaveFor, type Place } from '../pickers/carry.ts';

const VERIFY = '/business/verify';
const RELOADED = 'wf-reloaded';
/** [9-01a] */
const RELOAD_EVERY_MS = 10 * 60_000;

/**
 * What a refusal of any call means for the page that made it. It is over when the caller may hear of it: not while somebody whose
 * session ended elsewhere is asked over the page to sign in again, and not where the page is read again.
 */
export async function followRefusal(
  code: string,
  base: string,
  writes = false,
  location: Place = window.location,
): Promise<void> {
  if (code === 'MISSING_TWO_FACTOR_AUTHENTICATION') return askForSecondFactor(base, location);
  if (code !== 'INVALID_SESSION') return;
  const { pathname, search, href } = location;
  if (writes) {
    keepFor(pathname + search, { opener: 'session', said: '' });
    await wakeIslands();
    if (publish('sign-in-wanted', { mode: 'ended' })) await once('sign-in-closed');
    return;
  }
  if (!mayReload()) return;
  leaveFor(href, { opener: 'session', said: '' }, location);
  await new Promise(() => undefined);
}

/** [8-03] Back to where it was asked for, once the second thing was given. */
function askForSecondFactor(base: string, location: Place): void {
  const { pathname, search } = location;
  if (pathname.endsWith(VERIFY)) return;
  location.assign(`${base}${VERIFY}?${new URLSearchParams({ redir: pathname + search }).toString()}`);
}

/** [8-02] At most once in ten minutes, in this tab; where nothing can be kept, never: it would not end. */
function mayReload(): boolean {
  const now = Date.now();
  try {
    if (now - Number(sessionStorage.getItem(RELOADED) ?? 0) < RELOAD_EVERY_MS) return false;
    sessionStorage.setItem(RELOADED, String(now));
    return true;
  } catch {
    return false;
  }
}
