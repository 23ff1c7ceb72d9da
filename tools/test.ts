import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { findChromium } from '../e2e/chromium.ts';
import { runChecks } from './check.ts';

const ROOT = join(import.meta.dirname, '..');
const VITEST = join(ROOT, 'node_modules/vitest/vitest.mjs');

interface Tally {
  readonly passed: number;
  /** What failed: where, which, and the beginning of why. */
  readonly failures: readonly string[];
}

interface Assertion {
  readonly status: string;
  readonly fullName: string;
  readonly failureMessages?: readonly string[] | null;
}

interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message?: string;
    readonly assertionResults: readonly Assertion[];
  }[];
}

function heading(text: string): void {
  process.stdout.write(`\n=== ${text}\n`);
}

/** Runs Vitest and counts what it says; a file that cannot even be loaded is one failure. */
function runVitest(args: readonly string[], env: NodeJS.ProcessEnv): Tally {
  const folder = mkdtempSync(join(tmpdir(), 'report-'));
  const file = join(folder, 'report.json');
  const options = ['run', ...args, '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
  const done = spawnSync(process.execPath, [VITEST, ...options], { cwd: ROOT, env, stdio: 'inherit' });
  try {
    return tally(JSON.parse(readFileSync(file, 'utf8')) as Report, done.status !== 0);
  } catch {
    return { passed: 0, failures: [`no report of ${args.join(' ')}`] };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function tally({ testResults }: Report, ended: boolean): Tally {
  const passed = testResults.flatMap((file) => file.assertionResults.filter(({ status }) => status === 'passed'));
  const failures = testResults.flatMap((file) => {
    const told = file.assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => failureOf(`${file.name} > ${fullName}`, failureMessages?.[0]));
    return told.length === 0 && file.status === 'failed' ? [failureOf(file.name, file.message)] : told;
  });
  // An error outside of any test ends the run with a bad code and no failed test.
  if (ended && failures.length === 0) failures.push('an error outside of any test');
  return { passed: passed.length, failures };
}

function failureOf(name: string, why = ''): string {
  const reason = stripVTControlCharacters(why).trim().split('\n').slice(0, 4).join('\n    ').slice(0, 600);
  return `${name.replace(`${ROOT}/`, '')}\n    ${reason}`;
}

/** Test files that ask for a database: by their name, or by how they open a site. */
function databaseTests(folder: string): string[] {
  const opens = (path: string) => /open(TestDatabase|TestSite|ForTests)\b/.test(readFileSync(join(ROOT, path), 'utf8'));
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.test.ts') && !path.includes('node_modules'))
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.db.test.ts') || opens(path));
}

async function main(): Promise<void> {
  const options = { changed: { type: 'boolean' } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const { TEST_DATABASE_URL: server, ...embedded } = process.env;
  const tallies = [await check()];
  if (values.changed) tallies.push(runChanged(positionals[0], embedded));
  else tallies.push(...runAll(server, embedded));
  const passed = tallies.reduce((sum, each) => sum + each.passed, 0);
  const failures = tallies.flatMap((each) => each.failures);
  // Named once more at the end: of a long run often the last lines are all that is kept.
  if (failures.length > 0) heading('What failed');
  for (const failure of failures.slice(0, 40)) process.stdout.write(`- ${failure}\n`);
  process.stdout.write(`\n${passed} passed, ${failures.length} failed\n`);
  process.exitCode = failures.length > 0 ? 1 : 0;
}

async function check(): Promise<Tally> {
  heading('Checks');
  const checks = await runChecks();
  return {
    passed: checks.filter(({ ok }) => ok).length,
    failures: checks.filter(({ ok }) => !ok).map(({ name, output }) => failureOf(`check: ${name}`, output)),
  };
}

/** Tests that what was changed since a commit can reach, on the embedded database; without one, what is not committed. */
function runChanged(since: string | undefined, env: NodeJS.ProcessEnv): Tally {
  heading(`Unit, HTTP and database tests of what changed since ${since ?? 'the last commit'}`);
  const changed = since === undefined ? '--changed' : `--changed=${since}`;
  const tests = runVitest(
    ['--project', 'node', '--project', 'apart', '--project', 'web', '--passWithNoTests', changed],
    env,
  );
  process.stdout.write('Browser tests and PostgreSQL are not in this run: npm run e2e -- e2e/<file>, npm test\n');
  return tests;
}

function runAll(server: string | undefined, embedded: NodeJS.ProcessEnv): Tally[] {
  const tallies: Tally[] = [];

  // Page budgets are held against the build.
  heading('Build');
  const build = spawnSync(process.execPath, [join(ROOT, 'tools/prepare.ts')], { cwd: ROOT, stdio: 'inherit' });
  if (build.status !== 0) tallies.push({ passed: 0, failures: ['the build'] });

  heading('Unit, HTTP and database tests, embedded database');
  tallies.push(runVitest(['--project', 'node', '--project', 'apart', '--project', 'web'], embedded));

  if (server) {
    heading('Database tests, PostgreSQL');
    const files = ['domain', 'platform', 'server', 'supply', 'bench', 'migrations'].flatMap(databaseTests);
    tallies.push(
      runVitest(['--project', 'node', '--project', 'apart', ...files, 'tools/faults/server.test.ts'], process.env),
    );
  }

  heading('Browser tests');
  if (findChromium()) tallies.push(runVitest(['--project', 'e2e'], embedded));
  else if (process.env.CI) tallies.push(missingChromium());
  else process.stdout.write('!!! NOT RUN: no Chromium found. Install one, or name it in CHROMIUM.\n');
  return tallies;
}

function missingChromium(): Tally {
  process.stdout.write('!!! FAILED: no Chromium found, and CI is set.\n');
  return { passed: 0, failures: ['no Chromium found'] };
}

await main();
