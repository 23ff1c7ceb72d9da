import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/** Test files that draw fewer cases in a usual run. */
export function filesOfTries(): string[] {
  const tests = globSync('{domain,engine,server,supply}/**/*.test.ts', { cwd: ROOT });
  return tests.filter((path) => readFileSync(join(ROOT, path), 'utf8').includes('triesOf(')).toSorted();
}

/** Runs them with every case, and answers whether all held; on PostgreSQL where TEST_DATABASE_URL names one. */
export function tryAll(): boolean {
  const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs');
  const args = [vitest, 'run', '--project', 'node', '--testTimeout', '600000', ...filesOfTries()];
  return (
    spawnSync(process.execPath, args, { cwd: ROOT, env: { ...process.env, TRIES: 'all' }, stdio: 'inherit' }).status ===
    0
  );
}
