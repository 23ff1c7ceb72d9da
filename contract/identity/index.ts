export * as identity from './calls.ts';
export type { AccountSwitcherItem, AuthState, MailLink } from './calls.ts';
export { authAnswerSchema } from './answer.ts';
export type { AuthAnswer, UserInfo } from './answer.ts';
export * as providerCalls from './providers.ts';
export { PROVIDERS } from './providers.ts';
export type { ProviderName, ProviderWay } from './providers.ts';
