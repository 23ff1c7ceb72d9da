import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { failureOf, type Tally, TALLY_FILE } from './tally.ts';

const ROOT = join(import.meta.dirname, '..');
const VITEST = join(ROOT, 'node_modules/vitest/vitest.mjs');

/** Runs a program of this repository with Node; its exit code. */
export function runNode(
  args: readonly string[],
  { env = process.env, cwd = ROOT, quiet = false } = {},
): Promise<number | null> {
  const child = spawn(process.execPath, args, { cwd, env, stdio: quiet ? 'ignore' : 'inherit' });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
}

interface VitestRun {
  readonly args: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
  readonly cwd?: string;
  /** Prints nothing of Vitest's own. */
  readonly quiet?: boolean;
}

/**
 * Runs Vitest and reads its tally. Files whose process Node's engine ended run once more, all their tests counted anew: V8 of Node 24 ends
 * now and then where a thread with WebAssembly, such as the embedded database, is closed (https://github.com/nodejs/node/issues/64500).
 */
export async function runVitest({ args, ...where }: VitestRun): Promise<Tally> {
  const first = await runOnce({ args, ...where });
  if (first.lost.length === 0) return first;
  if (!where.quiet) process.stdout.write(`\n!!! RUN AGAIN, since Node ended beside them: ${first.lost.join(', ')}\n`);
  const again = await runOnce({ args: [...args, ...first.lost], ...where });
  return {
    passed: first.passed + again.passed,
    failures: [...first.failures, ...again.failures, ...again.lost.map((file) => failureOf(file, 'Node ended twice'))],
    lost: first.lost,
  };
}

async function runOnce({ args, env = process.env, cwd = ROOT, quiet = false }: VitestRun): Promise<Tally> {
  const folder = mkdtempSync(join(tmpdir(), 'tally-'));
  const file = join(folder, 'tally.json');
  const reporters = ['--reporter=dot', `--reporter=${join(ROOT, 'tools/tally.ts')}`];
  const code = await runNode([VITEST, 'run', ...args, ...reporters], {
    env: { ...env, [TALLY_FILE]: file },
    cwd,
    quiet,
  });
  try {
    const tally = JSON.parse(readFileSync(file, 'utf8')) as Tally;
    const told = code === 0 || tally.failures.length > 0 || tally.lost.length > 0;
    return told ? tally : { ...tally, failures: [`the run ended with ${code}`] };
  } catch {
    return { passed: 0, failures: [`no report of ${args.join(' ')}`], lost: [] };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
