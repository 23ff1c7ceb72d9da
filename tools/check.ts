import { spawn } from 'node:child_process';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');

export interface CheckResult {
  readonly name: string;
  readonly ok: boolean;
  readonly output: string;
  readonly seconds: number;
}

/** The fast checks, each a program of its own. */
const CHECKS: readonly (readonly [name: string, ...command: string[]])[] = [
  ['lint', 'oxlint/bin/oxlint', '-f', 'unix'],
  ['types', 'typescript/bin/tsc', '--noEmit', '-p', '.'],
  ['format', 'oxfmt/bin/oxfmt', '--check', '.'],
  ['data rows', '../tools/check-rows.ts'],
  ['unused code', 'knip/bin/knip.js', '--no-progress'],
  ['notices', '../tools/notices.ts', '--check'],
  ['doors, words, styles', '../tools/check-source.ts'],
  ['messages', '../tools/check-messages.ts'],
];

/** They read the catalogs, which a build writes anew. */
const OF_CATALOGS: ReadonlySet<string> = new Set(['doors, words, styles', 'messages']);

/** Runs all checks, two at a time, those of catalogs after the build that is under way. */
export async function runChecks(build: Promise<unknown> = Promise.resolve()): Promise<CheckResult[]> {
  const queue = [...CHECKS];
  const results: CheckResult[] = [];
  async function work(): Promise<void> {
    for (let next = queue.shift(); next; next = queue.shift()) {
      if (OF_CATALOGS.has(next[0])) await build;
      const result = await runCheck(next);
      results.push(result);
      process.stdout.write(`${result.ok ? 'ok  ' : 'FAIL'} ${result.name} ${result.seconds.toFixed(1)} s\n`);
      if (!result.ok) process.stdout.write(`${result.output}\n`);
    }
  }
  await Promise.all([work(), work()]);
  return results;
}

function runCheck([name, script = '', ...args]: readonly [string, ...string[]]): Promise<CheckResult> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, [join(ROOT, 'node_modules', script), ...args], { cwd: ROOT });
  let output = '';
  const keep = (chunk: Buffer): void => {
    output += chunk.toString();
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      resolve({ name, ok: code === 0, output, seconds: (performance.now() - startedAt) / 1000 });
    });
  });
}

if (import.meta.main) {
  const results = await runChecks();
  process.exitCode = results.every(({ ok }) => ok) ? 0 : 1;
}
