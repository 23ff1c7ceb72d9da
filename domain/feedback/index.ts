export { confirmFeedbackJob, tellFeedbackJob } from './mail-jobs.ts';
export type { FeedbackSite } from './mail-jobs.ts';
export { purgeFeedbackJob } from './purge.ts';
export { sendFeedback } from './send-feedback.ts';
export { personalTables } from './personal.ts';
