export * as identity from './calls.ts';
export type { AccountSwitcherItem, AuthState, MailLink } from './calls.ts';
export { authAnswerSchema } from './answer.ts';
export type { AuthAnswer, UserInfo } from './answer.ts';
