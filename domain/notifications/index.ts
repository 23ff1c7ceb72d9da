export { calendarFile } from './calendar-file.ts';
export { calendarOf } from './calendar.ts';
export { writeMail } from './mail.ts';
export type { MailContent } from './mail.ts';
export { sendNoticeJob } from './send-notice.ts';
export type { NoticeDeps } from './send-notice.ts';
