import type { ProviderName } from '#contract/identity';

/** Proper names, the same in every language. */
export const PROVIDER_NAMES: Readonly<Record<ProviderName, string>> = {
  google: 'Google',
  apple: 'Apple',
  naver: 'Naver',
};
