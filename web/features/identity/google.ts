import type { Api } from '#contract/core';
import { providerCalls } from '#contract/identity';
import { fetchApi } from '../../api.ts';
import { askAuth } from './auth-client.ts';
import { openHere, openProvider, type ProviderOutcome, type Wishes } from './social.ts';

/** Google in a window of its own, or by the server alone, which sends the whole page there and back. */
export type GoogleVariant = 'popup' | 'server';

/** The server-side way signs in and does nothing else, [8-06b]. */
export class GoogleUnsupported extends Error {
  override readonly name = 'GoogleUnsupported';
  readonly code = 'UNSUPPORTED';
}

export interface Google {
  /** After which the library is loaded on a page that may offer One Tap, [9-05]. */
  readonly libraryDelayMs: number;
  login(wishes: Wishes): Promise<ProviderOutcome>;
  register(wishes: Wishes): Promise<ProviderOutcome>;
  /** Goes to Google, to come back to `redir` with it added. */
  link(redir: string): Promise<void>;
  unlink(): Promise<void>;
  /** Google asks again before it signs anybody in by itself. */
  logout(): Promise<void>;
}

/** Ways to use Google, by the flag `identity.google`. */
export function googleBy(variant: GoogleVariant, api: Api = fetchApi): Google {
  return variant === 'server' ? serverSide(api) : popup(api);
}

function popup(api: Api): Google {
  const open = (wishes: Wishes) => openProvider('google', { api, ...wishes });
  return {
    libraryDelayMs: 2_500,
    login: open,
    register: open,
    async link(redir) {
      const { loginRedirectUrl = redir } = await askAuth(() => api(providerCalls.googleLink, { redir }));
      window.location.assign(loginRedirectUrl);
    },
    async unlink() {
      await askAuth(() => api(providerCalls.googleUnlink, {}));
    },
    async logout() {
      await navigator.credentials?.preventSilentAccess();
    },
  };
}

function serverSide(api: Api): Google {
  const unsupported = (): Promise<never> => Promise.reject(new GoogleUnsupported('Not by the server-side way'));
  return {
    libraryDelayMs: 250,
    login: (wishes) => openHere('google', { api, ...wishes }),
    register: unsupported,
    link: unsupported,
    unlink: unsupported,
    logout: unsupported,
  };
}
