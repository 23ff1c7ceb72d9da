export { calendarFile } from './calendar-file.ts';
export { calendarOf } from './calendar.ts';
export type { MailColours, MailLook } from './mail-look.ts';
export { layMail } from './mail.ts';
export type { MailContent, MailParts } from './mail.ts';
export { sendIdentityMailJob, sendIdentityNotice } from './send-identity-mail.ts';
export type { IdentityMailDeps } from './send-identity-mail.ts';
export { sendNoticeJob } from './send-notice.ts';
export type { NoticeDeps } from './send-notice.ts';
