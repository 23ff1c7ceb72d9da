import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config.ts';
import { makePrivate } from './private-folder.ts';

export const keyFileIn = (dataDir: string): string => join(dataDir, 'secret-key');

/** Where none is configured (demo and test only: production refuses), one key is made once and kept in DATA_DIR. */
export function withSecretKeys(config: Config): Config {
  if (config.secretKeys.length > 0) return config;
  makePrivate(config.dataDir);
  return { ...config, secretKeys: [keptKey(keyFileIn(config.dataDir))] };
}

/** link() is atomic: of two first starts one key wins, and no reader sees half of it. */
function keptKey(path: string): string {
  const mine = `${path}.${randomBytes(8).toString('hex')}`;
  writeFileSync(mine, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  try {
    linkSync(mine, path);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(mine);
  }
  return readFileSync(path, 'utf8').trim();
}
