import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** One thing that must exist before the site can start. */
interface Step {
  readonly name: string;
  /** Files and folders whose content decides whether the step runs again; without them the commands decide themselves. */
  readonly inputs?: readonly string[];
  /** Files that the step leaves; when one is missing it runs again. */
  readonly outputs: readonly string[];
  readonly commands: readonly (readonly string[])[];
}

const ROOT = join(import.meta.dirname, '..');
const STAMPS = join(ROOT, 'dist/prepared.json');

const STEPS: readonly Step[] = [
  {
    name: 'pages',
    inputs: [
      'web',
      'design',
      'contract',
      'vite.config.ts',
      'lingui.config.ts',
      'package-lock.json',
      'tools/compress.ts',
    ],
    outputs: ['dist/client/.vite/manifest.json', 'dist/server/entry-server.js'],
    commands: [
      ['node_modules/@lingui/cli/dist/lingui.js', 'extract', '--clean', '--workers', '1'],
      ['node_modules/vite/bin/vite.js', 'build', '--app', '--logLevel', 'warn'],
      ['tools/compress.ts'],
    ],
  },
  { name: 'places', outputs: [], commands: [['reference/build.ts']] },
  { name: 'world', outputs: [], commands: [['tools/build-world.ts']] },
];

async function main(): Promise<void> {
  refuseUnready();
  const force = process.argv.includes('--force');
  const stamps = readStamps();
  const done = await Promise.allSettled(STEPS.map((step) => prepare(step, stamps, force)));
  mkdirSync(dirname(STAMPS), { recursive: true });
  writeFileSync(STAMPS, JSON.stringify(stamps));
  for (const step of done) {
    if (step.status === 'fulfilled') continue;
    process.stderr.write(`\n${String(step.reason)}\n`);
    process.exitCode = 1;
  }
}

function refuseUnready(): void {
  const major = Number(process.versions.node.split('.')[0]);
  const reason =
    major < 24
      ? `Wayfold needs Node 24 or newer; this is ${process.version}.`
      : !existsSync(join(ROOT, 'node_modules/vite')) && 'The packages are not installed. Run: npm ci';
  if (!reason) return;
  process.stderr.write(`${reason}\n`);
  process.exit(1);
}

async function prepare(step: Step, stamps: Record<string, string>, force: boolean): Promise<void> {
  const { name, inputs } = step;
  const present = step.outputs.every((output) => existsSync(join(ROOT, output)));
  if (inputs && present && !force && stamps[name] === hashOf(inputs)) return;
  const startedAt = performance.now();
  for (const command of step.commands) await run(command);
  if (!inputs) return;
  // The extraction of messages writes into its own inputs.
  stamps[name] = hashOf(inputs);
  process.stdout.write(`  Prepared ${name} in ${((performance.now() - startedAt) / 1000).toFixed(1)} s\n`);
}

async function run([script = '', ...args]: readonly string[]): Promise<void> {
  const env = { ...process.env, NODE_ENV: 'production' };
  const child = spawn(process.execPath, [join(ROOT, script), ...args], { cwd: ROOT, env });
  let output = '';
  const keep = (chunk: Buffer): void => {
    output += chunk.toString();
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  if (code !== 0) throw new TypeError(`${script} failed:\n${output}`);
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

await main();
