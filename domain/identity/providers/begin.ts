import type { ProviderName } from '#contract/identity';
import { accountOf, type Ctx, NotFound } from '#domain/kernel';
import { type Outcome, fault } from '../answers.ts';
import { type ProviderDeps, ProviderFailed } from './deps.ts';
import { keepNonce, keepRound } from './rounds.ts';

export interface Beginning {
  readonly provider: ProviderName;
  readonly redir?: string | undefined;
  readonly sticky: boolean;
  readonly popup: boolean;
}

/** The address to send the browser to, and the state that it keeps meanwhile. */
export type Begun = { readonly url: string; readonly state: string } | { readonly refused: Outcome };

/** To sign in, or (`link`) to add the provider to the account that acts. */
export function beginAtProvider(deps: ProviderDeps) {
  return async (ctx: Ctx, { provider, ...start }: Beginning & { readonly link: boolean }): Promise<Begun> => {
    if (!deps.providers.names.includes(provider)) throw new NotFound('provider');
    const accountId = start.link ? accountOf(ctx.actor) : null;
    try {
      const { url, secrets } = await deps.providers.begin(provider, deps.providers.redirectUri(provider, ctx.brand));
      await keepRound(ctx, { ...start, provider, purpose: start.link ? 'link' : 'signIn', accountId }, secrets);
      return { url, state: secrets.state };
    } catch (error) {
      return { refused: failed(deps, ctx, error) };
    }
  };
}

/** For a token that the browser asks for by itself. */
export function beginCredential({ providers }: Pick<ProviderDeps, 'providers'>) {
  return async (ctx: Ctx): Promise<{ readonly round: string; readonly nonce: string }> => {
    if (!providers.names.includes('google')) throw new NotFound('provider');
    const start = { provider: 'google', purpose: 'credential', accountId: null, sticky: true, popup: false } as const;
    return keepNonce(ctx, start);
  };
}

/** What a provider failed with, for the reader: who went back or met a pause may simply try again. */
export function failed(deps: Pick<ProviderDeps, 'say'>, ctx: Ctx, error: unknown): Outcome {
  if (!(error instanceof ProviderFailed)) throw error;
  const again = error.code !== 'PROVIDER_DENIED';
  return fault(deps, ctx, { code: error.code, action: 'provider', status: again ? 2 : -1 });
}
