import type { Api } from '#contract/core';
import { providerCalls, type ProviderName } from '#contract/identity';
import { fetchApi } from '../../api.ts';
import { askAuth, AuthRefused } from './auth-client.ts';
import { keepAdding } from './keep-adding.ts';

/** The size of the window in which another site asks, [9-05]. */
export const POPUP = { width: 500, height: 640 } as const;
/** From here on the system shows Apple's question itself, over the page, [9-05]. */
const NATIVE_APPLE_IOS = 13;
export const ROUND_CHANNEL = 'wayfold-provider';

/** What the window of a provider tells the page that opened it. */
export type RoundTold = { readonly next: string } | { readonly code: string };

export type ProviderOutcome =
  /** Signed in; the page goes on there. */
  | { readonly kind: 'done'; readonly next: string }
  /** The browser is on its way in this window. */
  | { readonly kind: 'left' }
  /** The browser opens no windows for us; `openHere` goes in this one. */
  | { readonly kind: 'blocked' }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'refused'; readonly code: string; readonly message: string };

interface Opening {
  /** Where to go afterwards. */
  readonly redir?: string;
  readonly sticky?: boolean;
  /** The page says that the other accounts stay. */
  readonly adding?: boolean;
  /** Ends the wait: the other window may be gone, and cannot be seen from here. */
  readonly signal?: AbortSignal;
  readonly api?: Api;
}

/** What the page that asks says of itself. */
export type Wishes = Pick<Opening, 'redir' | 'adding' | 'signal'>;

/** Signs in with another site in a window of its own. To be called by the press itself, or the browser blocks the window. */
export async function openProvider(name: ProviderName, opening: Opening = {}): Promise<ProviderOutcome> {
  if (name === 'apple' && asksNatively(navigator)) return openHere(name, opening);
  const popup = window.open('', ROUND_CHANNEL, featuresOf(window));
  if (!popup) return { kind: 'blocked' };
  const heard = nextTold(opening.signal);
  const begun = await begin(name, opening, true);
  if ('kind' in begun) {
    popup.close();
    return begun;
  }
  popup.location.replace(begun.url);
  popup.focus();
  const told = await heard;
  if (told === null) return { kind: 'cancelled' };
  if ('next' in told) return { kind: 'done', next: told.next };
  return told.code === 'PROVIDER_CANCELLED' ? { kind: 'cancelled' } : { kind: 'refused', code: told.code, message: '' };
}

/** The same in this window, which comes back signed in. */
export async function openHere(name: ProviderName, opening: Opening = {}): Promise<ProviderOutcome> {
  const begun = await begin(name, opening, false);
  if ('kind' in begun) return begun;
  window.location.assign(begun.url);
  return { kind: 'left' };
}

async function begin(
  provider: ProviderName,
  { redir = window.location.pathname + window.location.search, sticky = true, adding, api = fetchApi }: Opening,
  popup: boolean,
): Promise<{ readonly url: string } | Extract<ProviderOutcome, { kind: 'refused' }>> {
  const input = { provider, redir, ...(sticky && { sticky: '1' }), ...(popup && { popup: '1' }) };
  try {
    if (adding) await keepAdding(api);
    const { loginRedirectUrl } = await askAuth(() => api(providerCalls.beginProvider, input));
    return { url: loginRedirectUrl ?? '/' };
  } catch (error) {
    if (!(error instanceof AuthRefused)) throw error;
    return { kind: 'refused', code: error.errorCode || 'SERVER_ERROR', message: error.message };
  }
}

/** The window that comes back is none of ours any more (its opener is cut off at the provider), so it speaks to all of the site. */
function nextTold(signal: AbortSignal | undefined): Promise<RoundTold | null> {
  return new Promise((resolve) => {
    const channel = new BroadcastChannel(ROUND_CHANNEL);
    const end = (told: RoundTold | null) => {
      channel.close();
      resolve(told);
    };
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (isTold(data)) end(data);
    });
    signal?.addEventListener('abort', () => end(null), { once: true });
  });
}

function isTold(data: unknown): data is RoundTold {
  if (typeof data !== 'object' || data === null) return false;
  const [key, value] = 'next' in data ? ['next', data.next] : ['code', 'code' in data && data.code];
  return typeof value === 'string' && (key === 'code' || /^\/(?![/\\])[^\\\s]*$/.test(value));
}

/** Tells the page that waits, and closes. */
export function tellRound(told: RoundTold): void {
  const channel = new BroadcastChannel(ROUND_CHANNEL);
  channel.postMessage(told);
  channel.close();
  window.close();
}

type Screen = Pick<Window, 'screenX' | 'screenY' | 'outerWidth' | 'outerHeight'>;

/** In the middle of the window that opens it. */
export function featuresOf({ screenX, screenY, outerWidth, outerHeight }: Screen): string {
  const { width, height } = POPUP;
  const left = Math.max(0, Math.round(screenX + (outerWidth - width) / 2));
  const top = Math.max(0, Math.round(screenY + (outerHeight - height) / 2));
  return `popup,width=${width},height=${height},left=${left},top=${top}`;
}

/** An iPad calls itself a Mac; only its screen is touched. */
export function asksNatively({ userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): boolean {
  const version = /\b(?:iPhone|iPad|iPod)\b.*? OS (\d+)_/.exec(userAgent)?.[1];
  if (version !== undefined) return Number(version) >= NATIVE_APPLE_IOS;
  return /\bMacintosh\b/.test(userAgent) && maxTouchPoints > 1;
}
