import type { Say } from './world.ts';

const FLAG = 'cookie-fix';
const PROBE = '__Host-wf-probe';
const OURS = 'Path=/; Secure; SameSite=None; Partitioned';

/**
 * A browser that keeps no cookie for a page inside another often does after the host has loaded it again. The host is asked
 * for it once: the flag stays as long as the tab, and where not even that can be kept nothing is asked.
 */
export function askForCookies(say: Say, { document, sessionStorage }: CookieWorld): void {
  if (keepsCookies(document)) return;
  try {
    const kept = sessionStorage();
    if (kept.getItem(FLAG) !== null) return;
    kept.setItem(FLAG, '1');
    if (kept.getItem(FLAG) === null) return;
  } catch {
    return;
  }
  say({ action: 'reload', reason: FLAG });
}

export interface CookieWorld {
  readonly document: Pick<Document, 'cookie'>;
  /** Throws where storage is closed to frames. */
  readonly sessionStorage: () => Storage;
}

function keepsCookies(document: Pick<Document, 'cookie'>): boolean {
  try {
    document.cookie = `${PROBE}=1; ${OURS}`;
    const kept = document.cookie.includes(PROBE);
    document.cookie = `${PROBE}=; ${OURS}; Max-Age=0`;
    return kept;
  } catch {
    return false;
  }
}
