export { createSignInProviders, providerOrigins, standInOrigins } from './create.ts';
export { STAND_IN_PATH, withStandIns } from './stand-in/config.ts';
export { createStandIn, hasStandIn } from './stand-in/stand-in.ts';
export type { StandIn, StandInRound, StandInWay } from './stand-in/stand-in.ts';
export { SignInRefused, SignInUnavailable } from './errors.ts';
export type { SignInRefusal } from './errors.ts';
export type { ProviderIdentity, ProviderName, Round, RoundSecrets, SignInProvider, SignInProviders } from './port.ts';
