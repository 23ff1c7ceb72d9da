import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** One thing that must exist before the site can start. */
interface Step {
  readonly name: string;
  /** Files and folders whose content decides whether the step runs again. */
  readonly inputs: readonly string[];
  /** Files that the step leaves; when one is missing it runs again. */
  readonly outputs: readonly string[];
  readonly commands: readonly (readonly string[])[];
}

const ROOT = join(import.meta.dirname, '..');
const STAMPS = join(ROOT, 'dist/prepared.json');
const NODE = process.execPath;

const STEPS: readonly Step[] = [
  {
    name: 'pages',
    inputs: ['web', 'design', 'contract', 'vite.config.ts', 'lingui.config.ts', 'package-lock.json'],
    outputs: ['dist/client/.vite/manifest.json', 'dist/server/entry-server.js'],
    commands: [
      [NODE, bin('@lingui/cli', 'dist/lingui.js'), 'extract', '--clean', '--workers', '1'],
      [NODE, bin('vite', 'bin/vite.js'), 'build', '--app', '--logLevel', 'warn'],
    ],
  },
];

function bin(name: string, path: string): string {
  return join(ROOT, 'node_modules', name, path);
}

function main(): void {
  refuseOldNode();
  const force = process.argv.includes('--force');
  const stamps = readStamps();
  for (const step of STEPS) {
    const stamp = hashOf(step.inputs);
    const present = step.outputs.every((output) => existsSync(join(ROOT, output)));
    if (present && !force && stamps[step.name] === stamp) continue;
    run(step);
    // The extraction of messages writes into its own inputs.
    stamps[step.name] = hashOf(step.inputs);
    writeStamps(stamps);
  }
}

function refuseOldNode(): void {
  const major = Number(process.versions.node.split('.')[0]);
  if (major >= 24) return;
  process.stderr.write(`Wayfold needs Node 24 or newer; this is ${process.version}.\n`);
  process.exit(1);
}

function run(step: Step): void {
  const startedAt = performance.now();
  process.stdout.write(`  Preparing ${step.name} ...`);
  for (const [command = '', ...args] of step.commands) {
    const done = spawnSync(command, args, {
      cwd: ROOT,
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production' },
    });
    if (done.status === 0) continue;
    process.stderr.write(`\n${done.stdout}${done.stderr}\n`);
    process.exit(done.status ?? 1);
  }
  process.stdout.write(` ${((performance.now() - startedAt) / 1000).toFixed(1)} s\n`);
}

/** Content hash over all files of the inputs; tests and notes do not count. */
function hashOf(inputs: readonly string[]): string {
  const hash = createHash('sha256').update(process.version);
  for (const input of inputs)
    for (const file of filesIn(join(ROOT, input))) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

function filesIn(path: string): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (/\.test\.tsx?$|\.md$/.test(entry.name) ? [] : filesIn(join(path, entry.name))));
}

function readStamps(): Record<string, string> {
  return existsSync(STAMPS) ? (JSON.parse(readFileSync(STAMPS, 'utf8')) as Record<string, string>) : {};
}

function writeStamps(stamps: Record<string, string>): void {
  mkdirSync(dirname(STAMPS), { recursive: true });
  writeFileSync(STAMPS, JSON.stringify(stamps));
}

main();
