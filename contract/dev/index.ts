export * as dev from './calls.ts';
export { mailHtmlAddress } from './addresses.ts';
export { mailSchema, mailSummarySchema } from './mail.ts';
export type { DevMail, DevMailSummary } from './mail.ts';
