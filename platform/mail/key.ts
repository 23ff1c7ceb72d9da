import { createHash } from 'node:crypto';

/** One name per mail key, safe in file names and message ids. */
export function mailId(key: string): string {
  return createHash('sha256').update(key).digest('hex').slice(0, 32);
}
