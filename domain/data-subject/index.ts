export { eraseAccount, eraseDueJob, subjectOf } from './account-end.ts';
export type { Erased } from './account-end.ts';
export { archiveOf } from './archive.ts';
export type { ArchiveDeps } from './archive.ts';
export { erase } from './erase.ts';
export type { Lists, PersonalModule, Subject } from './module.ts';
