export * as dev from './calls.ts';
export { mailHtmlAddress } from './addresses.ts';
export type { DevMail, DevMailSummary } from './mail.ts';
