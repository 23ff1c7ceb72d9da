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

/** Where Google's own description of itself sends who asks for tokens, keys and profiles. */
const GOOGLE = {
  issuer: 'https://accounts.google.com',
  others: ['https://oauth2.googleapis.com', 'https://openidconnect.googleapis.com', 'https://www.googleapis.com'],
};

/** All that the configured providers may have the site ask: their own origins, and for Google those of its services. */
export function providerOrigins({ google, apple, naver }: SignInConfig): readonly string[] {
  const addresses = [google?.issuer, apple?.issuer, naver?.signInUrl, naver?.apiUrl];
  const own = addresses.filter((address) => address !== undefined).map((address) => new URL(address).origin);
  return google?.issuer === GOOGLE.issuer ? [...own, ...GOOGLE.others] : own;
}

/** Addresses on this machine that stand in for a provider; the configuration lets none through in production. */
export function standInOrigins(config: SignInConfig): readonly string[] {
  return providerOrigins(config).filter((origin) => origin.startsWith('http:'));
}
