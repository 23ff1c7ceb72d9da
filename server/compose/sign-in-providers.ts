import type { ProviderName } from '#contract/identity';
import { type ProviderDesk, ProviderFailed } from '#domain/identity';
import type { Ctx } from '#domain/kernel';
import { createOutbound } from '#platform/outbound';
import {
  createSignInProviders,
  createStandIn,
  hasStandIn,
  providerOrigins,
  type SignInProvider,
  SignInRefused,
  SignInUnavailable,
  type StandIn,
  standInOrigins,
} from '#platform/sign-in-providers';
import { originOf } from './brand-site.ts';
import type { Foundation } from './foundation.ts';

type Needs = Pick<Foundation, 'brands' | 'clock' | 'log'> & {
  readonly config: Pick<Foundation['config'], 'baseUrl' | 'signIn'>;
};

/** Where a provider sends browsers back to. Each has an address of its own, so that no answer is taken for another's. */
export const callbackPath = (provider: ProviderName): string => `/k/run/${provider}auth/redirect`;

/** What stands in for providers that a demo has not configured; null where there is none. */
export function standInOf({ brands, clock, random, config }: Needs & Pick<Foundation, 'random'>): StandIn | null {
  const { baseUrl, signIn } = config;
  if (!hasStandIn({ baseUrl, signIn })) return null;
  return createStandIn({
    baseUrl,
    clock,
    random,
    mayReturnTo: (provider, address) =>
      brands.all.some((brand) => address === originOf(brand, brands, baseUrl) + callbackPath(provider)),
  });
}

/** The configured providers, as identity knows them. */
export function signInProviders({ brands, clock, log, config }: Needs, standIn: StandIn | null): ProviderDesk {
  const { signIn } = config;
  const origins = providerOrigins(signIn);
  const outside = createOutbound({ log, origins, trustedOrigins: standInOrigins(signIn) });
  const outbound = standIn?.before(outside) ?? outside;
  const providers = createSignInProviders(signIn, { outbound, clock });
  return {
    names: [...providers.keys()],
    redirectUri: (provider, brand) => originOf(brands.byId(brand), brands, config.baseUrl) + callbackPath(provider),
    begin: (name, redirectUri) => told(log, name, (provider) => provider.begin({ redirectUri })),
    finish: (name, params, secrets) => told(log, name, (provider) => provider.finish({ params, secrets })),
    verify: (name, credential, nonce) =>
      told(log, name, async (provider) => {
        if (!provider.verify) throw new ProviderFailed('PROVIDER_DENIED');
        return provider.verify({ credential, nonce });
      }),
  };

  async function told<T>(
    to: Ctx['log'],
    name: ProviderName,
    ask: (provider: SignInProvider) => Promise<T>,
  ): Promise<T> {
    const provider = providers.get(name);
    if (!provider) throw new ProviderFailed('PROVIDER_DENIED');
    try {
      return await ask(provider);
    } catch (error) {
      if (!(error instanceof SignInRefused || error instanceof SignInUnavailable)) throw error;
      const { code, reason } = error;
      if (code !== 'PROVIDER_CANCELLED')
        to.warn('nobody was signed in by a provider', { provider: name, code, reason });
      throw new ProviderFailed(code);
    }
  }
}
