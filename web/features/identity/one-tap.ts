import type { Api } from '#contract/core';
import { providerCalls } from '#contract/identity';
import { fetchApi } from '../../api.ts';
import { askAuth } from './auth-client.ts';
import { googleBy, type GoogleVariant } from './google.ts';

/** After One Tap the page is read again as somebody, [9-05]. */
export const RELOAD_MS = 300;

interface OneTap {
  readonly variant: GoogleVariant;
  readonly api?: Api;
  readonly go?: (address: string | null) => void;
}

/** What browsers that can ask Google by themselves have (FedCM); without it there is no One Tap. */
interface IdentityRequest extends CredentialRequestOptions {
  readonly identity: {
    readonly context: 'signin';
    readonly providers: readonly { readonly configURL: string; readonly clientId: string; readonly nonce: string }[];
  };
}

/**
 * Offers the Google account that this browser knows. No script of Google's runs: the browser asks. What fails is logged and
 * nothing else, [8-06c]. Only for readers who agreed to functional storage, since Google hears of the visit.
 */
export async function startOneTap({ variant, api = fetchApi, go = leave }: OneTap): Promise<void> {
  if (!('IdentityCredential' in window)) return;
  await pause(googleBy(variant, api).libraryDelayMs);
  try {
    const { clientId, configUrl, nonce, round } = await api(providerCalls.googleNonce, {});
    const request: IdentityRequest = {
      // Nobody is signed in without a press: who has just signed out would be back at once.
      mediation: 'required',
      identity: { context: 'signin', providers: [{ configURL: configUrl, clientId, nonce }] },
    };
    const credential = await navigator.credentials.get(request);
    if (!credential || !('token' in credential) || typeof credential.token !== 'string') return;
    const redir = window.location.pathname + window.location.search;
    const given = { credential: credential.token, round, redir };
    const { status, loginRedirectUrl } = await askAuth(() => api(providerCalls.googleLogin, given));
    if (status === 1) return go(loginRedirectUrl ?? '/login');
    await pause(RELOAD_MS);
    go(loginRedirectUrl === undefined || loginRedirectUrl === redir ? null : loginRedirectUrl);
  } catch (error) {
    console.error('One Tap did not sign in', error);
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Null: the same page again. */
function leave(address: string | null): void {
  if (address === null) window.location.reload();
  else window.location.assign(address);
}
