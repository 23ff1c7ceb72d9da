import { leaveFor } from '../pickers/carry.ts';

const VERIFY = '/business/verify';
const RELOADED = 'wf-reloaded';
/** [9-01a] */
const RELOAD_EVERY_MS = 10 * 60_000;

/** What a refusal of any call means for the page that made it. */
export function followRefusal(code: string, base: string): void {
  if (code === 'MISSING_TWO_FACTOR_AUTHENTICATION') return askForSecondFactor(base);
  if (code === 'INVALID_SESSION' && mayReload()) leaveFor(window.location.href, { opener: 'session', said: '' });
}

/** [8-03] Back to where it was asked for, once the second thing was given. */
function askForSecondFactor(base: string): void {
  const { pathname, search } = window.location;
  if (pathname.endsWith(VERIFY)) return;
  window.location.assign(`${base}${VERIFY}?${new URLSearchParams({ redir: pathname + search }).toString()}`);
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
