import type { SignInConfig } from '#platform/config';
import { appleProvider } from './apple.ts';
import { googleProvider } from './google.ts';
import { naverProvider } from './naver.ts';
import type { ProviderNeeds } from './oidc.ts';
import type { SignInProvider, SignInProviders } from './port.ts';

/** One for each that is configured; nothing is asked of any before somebody wants to sign in. */
export function createSignInProviders({ google, apple, naver }: SignInConfig, needs: ProviderNeeds): SignInProviders {
  const made: readonly (SignInProvider | null)[] = [
    google && googleProvider(google, needs),
    apple && appleProvider(apple, needs),
    naver && naverProvider(naver, needs),
  ];
  return new Map(made.filter((provider) => provider !== null).map((provider) => [provider.name, provider]));
}

/** Addresses on this machine that stand in for a provider; the configuration lets none through in production. */
export function standInOrigins({ google, apple, naver }: SignInConfig): readonly string[] {
  const addresses = [google?.issuer, apple?.issuer, naver?.signInUrl, naver?.apiUrl];
  return addresses
    .filter((address) => address?.startsWith('http:') === true)
    .map((address) => new URL(address ?? '').origin);
}
