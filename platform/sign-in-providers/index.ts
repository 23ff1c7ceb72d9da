export { createSignInProviders, standInOrigins } from './create.ts';
export { SignInRefused, SignInUnavailable } from './errors.ts';
export type { SignInRefusal } from './errors.ts';
export type { ProviderIdentity, ProviderName, Round, RoundSecrets, SignInProvider, SignInProviders } from './port.ts';
