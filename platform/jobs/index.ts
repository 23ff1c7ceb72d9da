export { enqueue, listFailedJobs, retryJob } from './queue.ts';
export type { FailedJob } from './queue.ts';
export { createJobRunner } from './runner.ts';
export type { Cron, Job, JobHandler, JobRunner, JobRunnerOptions } from './runner.ts';
export { personalTables } from './personal.ts';
