import { resolve } from 'node:path';

/** Where the data of this installation lie, as the configuration says it. */
export function dataDirOf(env: NodeJS.ProcessEnv): string {
  return resolve(env['DATA_DIR'] ?? 'data');
}
