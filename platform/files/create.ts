import { join } from 'node:path';
import type { Config } from '#platform/config';
import type { Logger } from '#platform/core';
import { createOutbound } from '#platform/outbound';
import { folderStore } from './folder.ts';
import { type Bucket, s3Store } from './s3.ts';
import type { FileStore } from './types.ts';

/** Where the folder stands that backups take along. */
export const filesIn = (dataDir: string): string => join(dataDir, 'files');

interface Needs {
  readonly config: Pick<Config, 'dataDir' | 'filesUrl' | 'valkeyUrl'>;
  readonly log: Logger;
}

/** The bucket of FILES_URL, else a folder of DATA_DIR. Where a cache is shared there are several nodes, and the log says what they need. */
export function createFileStore({ config: { dataDir, filesUrl, valkeyUrl }, log }: Needs): FileStore {
  const folder = filesIn(dataDir);
  if (filesUrl === null && valkeyUrl !== null)
    log.warn('Files are kept in a folder and VALKEY_URL is set. Several nodes want FILES_URL, or this folder shared', {
      folder,
    });
  if (filesUrl === null) return folderStore(folder);
  const bucket = bucketIn(filesUrl);
  const origins = [bucket.address.origin];
  // The operator named it: it may stand in their own network.
  return s3Store(bucket, createOutbound({ log, origins, trustedOrigins: origins }));
}

function bucketIn(filesUrl: string): Bucket {
  const { origin, pathname, searchParams, username, password } = new URL(filesUrl);
  return {
    address: new URL(`${origin}${pathname.replace(/\/*$/, '')}/`),
    region: searchParams.get('region') ?? 'us-east-1',
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
  };
}
