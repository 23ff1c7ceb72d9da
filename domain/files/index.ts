export { eraseFiles, exportFiles } from './account-data.ts';
export type { FileDeps } from './deps.ts';
export { personalTables } from './personal.ts';
export { removeProfilePicture, setProfilePicture } from './profile-picture.ts';
export { PURGE_TOPIC, purgeFilesJob, REMOVE_TOPIC, removeFileJob } from './purge.ts';
export { readFile } from './read-file.ts';
export type { FoundFile } from './read-file.ts';
