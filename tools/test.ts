import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findChromium } from '../e2e/chromium.ts';
import { runChecks } from './check.ts';
import { runNode, runVitest } from './run-vitest.ts';
import { failureOf, type Tally } from './tally.ts';

const ROOT = join(import.meta.dirname, '..');

function heading(text: string): void {
  process.stdout.write(`\n=== ${text}\n`);
}

async function main(): Promise<void> {
  const options = { changed: { type: 'boolean' } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const { TEST_DATABASE_URL: server, ...embedded } = process.env;
  const tallies = values.changed ? await runChanged(positionals[0], embedded) : await runAll(server, embedded);
  const passed = tallies.reduce((sum, each) => sum + each.passed, 0);
  const failures = tallies.flatMap((each) => each.failures);
  // Named once more at the end: of a long run often the last lines are all that is kept.
  if (failures.length > 0) heading('What failed');
  for (const failure of failures.slice(0, 40)) process.stdout.write(`- ${failure}\n`);
  process.stdout.write(`\n${passed} passed, ${failures.length} failed\n`);
  process.exitCode = failures.length > 0 ? 1 : 0;
}

/** Two checks run at once; those that read what the build writes wait for it. */
async function check(built?: Promise<unknown>): Promise<Tally> {
  const checks = await runChecks(built);
  return {
    passed: checks.filter(({ ok }) => ok).length,
    failures: checks.filter(({ ok }) => !ok).map(({ name, output }) => failureOf(`check: ${name}`, output)),
    lost: [],
  };
}

/** Tests that what was changed since a commit can reach, on the embedded database; without one, what is not committed. */
async function runChanged(since: string | undefined, env: NodeJS.ProcessEnv): Promise<Tally[]> {
  heading(`Checks; unit, HTTP and database tests of what changed since ${since ?? 'the last commit'}`);
  const changed = since === undefined ? '--changed' : `--changed=${since}`;
  const projects = ['--project', 'node', '--project', 'apart', '--project', 'web'];
  const tallies = await Promise.all([check(), runVitest({ args: [...projects, '--passWithNoTests', changed], env })]);
  process.stdout.write('Browser tests and PostgreSQL are not in this run: npm run e2e -- e2e/<file>, npm test\n');
  return tallies;
}

/** Checks run beside the build and the first tests: each has stretches in which it keeps no more than one core busy. */
async function runAll(server: string | undefined, embedded: NodeJS.ProcessEnv): Promise<Tally[]> {
  heading('Checks and build');
  // Page budgets are held against the build.
  const build = runNode([join(ROOT, 'tools/prepare.ts')]);
  const checks = check(build);
  const built: Tally = { passed: 0, failures: (await build) === 0 ? [] : ['the build'], lost: [] };

  heading(`Tests: embedded database${server ? ', PostgreSQL' : ''}, pages, browser`);
  const chromium = findChromium() !== null;
  const projects = chromium ? [] : ['--project', '!e2e'];
  const tests = await runVitest({ args: projects, env: server ? { ...embedded, TEST_ALSO_ON: server } : embedded });
  const tallies = [await checks, built, tests];
  if (chromium) return tallies;
  if (process.env.CI) return [...tallies, missingChromium()];
  process.stdout.write('!!! NOT RUN: browser tests; no Chromium found. Install one, or name it in CHROMIUM.\n');
  return tallies;
}

function missingChromium(): Tally {
  process.stdout.write('!!! FAILED: no Chromium found, and CI is set.\n');
  return { passed: 0, failures: ['no Chromium found'], lost: [] };
}

await main();
