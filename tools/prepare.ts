import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { WORLDS } from '#supply/house/worlds';
import { houseWindow } from '../supply/house/window.ts';
import { dataDirOf } from './data-dir.ts';

/** One thing that must exist before the site can start. */
interface Step {
  readonly name: string;
  /** Files and folders that decide whether the step runs again. */
  readonly inputs: readonly string[];
  /** What decides besides files. */
  readonly also?: string;
  /** Files that the step leaves, `*` for a part that varies; when one is missing it runs again. */
  readonly outputs: readonly string[];
  readonly commands: readonly (readonly string[])[];
  /** The command looks at its inputs itself, so it is asked whenever one was touched. */
  readonly asks?: true;
}

interface Stamp {
  /** Of names, sizes and times: equal when no input was touched since. */
  readonly seen: string;
  /** Of contents: equal when no input changed. */
  readonly hash?: string;
}

const ROOT = join(import.meta.dirname, '..');
const STAMPS = join(ROOT, 'dist/prepared.json');

const LINGUI = 'node_modules/@lingui/cli/dist/lingui.js';

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
      'server/ssr/assets.ts',
      'tools/join-runtime.ts',
      'tools/join-styles.ts',
      'tools/page-modules.ts',
      'tools/part-graph.ts',
      'tools/part-words.ts',
      'tools/compress.ts',
      'tools/messages',
    ],
    outputs: ['dist/client/.vite/manifest.json', 'dist/server/entry-server.js'],
    commands: [
      [LINGUI, 'extract', '--clean', '--workers', '1'],
      ['node_modules/vite/bin/vite.js', 'build', '--app', '--logLevel', 'warn'],
      ['tools/join-runtime.ts'],
      ['tools/join-styles.ts'],
      ['tools/part-words.ts'],
      ['tools/compress.ts'],
    ],
  },
  {
    name: 'words',
    inputs: [
      'domain/notifications',
      'domain/search/verticals',
      'domain/feedback',
      'domain/news',
      'domain/data-subject',
      'server/compose',
      'server/http',
      'server/ssr',
      'server/locales',
      'lingui.server.config.ts',
      'tools/compile-words.ts',
      'tools/messages',
      'package-lock.json',
    ],
    outputs: ['dist/words/en.json'],
    commands: [
      [LINGUI, 'extract', '--clean', '--overwrite', '--workers', '1', '--config', 'lingui.server.config.ts'],
      ['tools/compile-words.ts'],
    ],
  },
  {
    name: 'flags',
    inputs: ['domain/locale', 'tools/copy-flags.ts', 'package-lock.json'],
    outputs: ['dist/flags/*.svg'],
    commands: [['tools/copy-flags.ts']],
  },
  {
    name: 'host script',
    inputs: ['web/embed/host', 'tools/build-host-script.ts', 'package-lock.json'],
    outputs: ['dist/embed/v1.js'],
    commands: [['tools/build-host-script.ts']],
  },
  {
    name: 'data rows',
    inputs: [
      'supply/house',
      'reference/airports',
      'reference/exonyms',
      'engine/data-rows',
      'tools/check-rows.ts',
      'tools/data-files.ts',
    ],
    outputs: [],
    commands: [['tools/check-rows.ts']],
    asks: true,
  },
  {
    name: 'places',
    inputs: ['reference', 'engine/places', 'package-lock.json'],
    also: `${process.versions.tz} ${process.versions.icu}`,
    outputs: ['dist/reference/places-*.bin'],
    commands: [['reference/build.ts']],
    asks: true,
  },
  ...WORLDS.map(({ target, inputs, also }): Step => ({
    name: target,
    inputs,
    also: JSON.stringify([houseWindow(new Date()), also(dataDirOf(process.env))]),
    outputs: [`dist/${target}.bin`, `dist/${target}.json`],
    commands: [['tools/build-world.ts', target]],
    asks: true,
  })),
];

interface Preparing {
  readonly force?: boolean;
  /** Names of steps that are left out: from source a site needs no built pages. */
  readonly without?: readonly string[];
}

/** Makes what is missing or was made from other inputs; false, with the reasons said, when that failed. */
export async function prepareSite({ force = false, without = [] }: Preparing = {}): Promise<boolean> {
  refuseUnready();
  const stamps = readStamps();
  const steps = STEPS.filter(({ name }) => !without.includes(name));
  const done = await Promise.allSettled(steps.map((step) => prepare(step, stamps, force)));
  mkdirSync(dirname(STAMPS), { recursive: true });
  writeFileSync(STAMPS, JSON.stringify(stamps));
  const failed = done.filter((step) => step.status === 'rejected');
  for (const { reason } of failed) process.stderr.write(`\n${String(reason)}\n`);
  return failed.length === 0;
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

async function prepare(step: Step, stamps: Record<string, Stamp>, force: boolean): Promise<void> {
  const stamp = stamps[step.name];
  const present = !force && stamp !== undefined && step.outputs.every(isThere);
  const seen = signatureOf(step);
  if (present && stamp.seen === seen) return;
  if (step.asks) {
    for (const command of step.commands) await run(command);
    stamps[step.name] = { seen };
    return;
  }
  if (present && stamp.hash === hashOf(step.inputs)) {
    stamps[step.name] = { ...stamp, seen };
    return;
  }
  const startedAt = performance.now();
  for (const command of step.commands) await run(command);
  // The extraction of messages writes into its own inputs.
  stamps[step.name] = { seen: signatureOf(step), hash: hashOf(step.inputs) };
  process.stdout.write(`  Prepared ${step.name} in ${((performance.now() - startedAt) / 1000).toFixed(1)} s\n`);
}

function isThere(output: string): boolean {
  const path = join(ROOT, output);
  const [head = '', tail] = basename(path).split('*');
  if (tail === undefined) return existsSync(path);
  const folder = dirname(path);
  return existsSync(folder) && readdirSync(folder).some((name) => name.startsWith(head) && name.endsWith(tail));
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

/** Names, sizes and times of all files of the inputs: what a start can afford to look at. */
function signatureOf({ inputs, also = '' }: Step): string {
  const hash = createHash('sha256').update(`${process.version} ${also}`);
  for (const file of inputs.flatMap((input) => filesIn(join(ROOT, input)))) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

/** Content hash over all files of the inputs, by their place in the tree: a build that is copied with it is not made again. */
function hashOf(inputs: readonly string[]): string {
  const hash = createHash('sha256').update(process.version);
  for (const file of inputs.flatMap((input) => filesIn(join(ROOT, input))))
    hash.update(relative(ROOT, file)).update(readFileSync(file));
  return hash.digest('hex');
}

/** In a fixed order; tests and notes do not count. */
function filesIn(path: string): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const inside = join(path, entry.name);
      if (entry.isDirectory()) return filesIn(inside);
      return /\.test\.tsx?$|\.md$/.test(entry.name) ? [] : [inside];
    });
}

/** Of an older version, or half written: everything is looked at again. */
function readStamps(): Record<string, Stamp> {
  try {
    return JSON.parse(readFileSync(STAMPS, 'utf8')) as Record<string, Stamp>;
  } catch {
    return {};
  }
}

if (import.meta.main && !(await prepareSite({ force: process.argv.includes('--force') }))) process.exitCode = 1;
