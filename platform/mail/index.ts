export { createFolderMailer, listMail, readMail } from './folder.ts';
export type { KeptMail, MailSummary } from './folder.ts';
export { createMailer, mailFolder } from './mailer.ts';
export { createSmtpMailer } from './smtp.ts';
