export { createFileStore, filesIn } from './create.ts';
export { folderStore } from './folder.ts';
export { packBackup, readBackup } from './pack.ts';
export type { Packed } from './pack.ts';
export { s3Store } from './s3.ts';
export type { Bucket } from './s3.ts';
export { isFileId } from './types.ts';
export type { FileStore } from './types.ts';
