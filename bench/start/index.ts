import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, siteEnv } from '../../e2e/site.ts';
import {
  estimate,
  formatTable,
  processorTime,
  type Bench,
  type BenchOptions,
  type BenchReport,
  type Estimate,
} from '../harness/index.ts';
import { measureMemory, memoryGoal } from './memory.ts';

/** The second start of a site: `npm start` until it is ready, until a page, until a search is quick; and what memory it takes. */
export const bench: Bench = { name: 'start', run };

const ROOT = join(import.meta.dirname, '../..');
const READY = 'Wayfold is ready';
const WANTED_MS = 1_000;

interface Start {
  readonly npmStart: number;
  readonly firstPage: number;
  readonly searchReady: number;
  readonly npmAlone: number;
  readonly processorMs: number;
}

async function run(options: BenchOptions): Promise<BenchReport> {
  const dataDir = mkdtempSync(join(tmpdir(), 'wayfold-start-'));
  const before = loadavg()[0];
  try {
    await startOnce(dataDir);
    const starts: Start[] = [];
    for (let i = 0; i < (options.quick ? 3 : 9); i += 1) starts.push(await startOnce(dataDir));
    const of = (key: keyof Start): Estimate => estimate(starts.map((start) => start[key]));
    const figures = { npmStart: of('npmStart'), npmAlone: of('npmAlone'), firstPage: of('firstPage') };
    const facts = { ...figures, searchReady: of('searchReady'), processorMs: of('processorMs') };
    options.log(`\nsecond start, ms, median of ${starts.length}\n${tableOf(facts)}`);
    const memory = await measureMemory(options);
    const found = facts.npmStart.median;
    const own = found - facts.npmAlone.median;
    return {
      name: bench.name,
      measures: [],
      goals: [
        {
          name: 'second start, npm start to ready',
          wanted: `<= ${WANTED_MS} ms`,
          found: `${found.toFixed(0)} ms`,
          reached: found <= WANTED_MS,
          ...(found > WANTED_MS && {
            because: `npm alone ${facts.npmAlone.median.toFixed(0)} ms, ours ${own.toFixed(0)} ms with ${facts.processorMs.median.toFixed(0)} ms of processor time at a load of ${(before ?? 0).toFixed(1)}`,
          }),
        },
        memoryGoal(memory),
      ],
      facts: { ...facts, memory, machineLoad: { before, after: loadavg()[0] } },
    };
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function tableOf(facts: Readonly<Record<string, Estimate>>): string {
  const rows = Object.entries(facts).map(([name, { median, low, high }]) =>
    [name, median, low, high].map((cell) => (typeof cell === 'number' ? cell.toFixed(0) : cell)),
  );
  return formatTable(['', 'median', 'low', 'high'], rows);
}

async function startOnce(dataDir: string): Promise<Start> {
  const port = await freePort();
  const startedAt = performance.now();
  const since = (): number => performance.now() - startedAt;
  const env = siteEnv({ LOG_LEVEL: 'error', PORT: String(port), DATA_DIR: dataDir });
  const npm = spawn('npm', ['start', '--silent'], {
    cwd: ROOT,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    await untilReady(npm);
    const npmStart = since();
    const processorMs = processorTime(siteOf(npm.pid ?? 0));
    await (await fetch(`http://localhost:${port}/`)).text();
    const firstPage = since();
    while ((await fetch(`http://localhost:${port}/readyz`)).status !== 200) await pause(20);
    return { npmStart, firstPage, searchReady: since(), npmAlone: npmAlone(), processorMs };
  } finally {
    await stop(npm);
  }
}

function untilReady(npm: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    npm.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes(READY)) resolve();
    });
    npm.once('exit', (code) => reject(new TypeError(`The site ended with ${code}:\n${output}`)));
  });
}

/** The same npm with nothing to do. */
function npmAlone(): number {
  const folder = mkdtempSync(join(tmpdir(), 'wayfold-npm-'));
  try {
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'nothing', scripts: { start: 'node -e 0' } }));
    const startedAt = performance.now();
    spawnSync('npm', ['start', '--silent'], { cwd: folder, env: siteEnv({}) });
    return performance.now() - startedAt;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The youngest descendant: npm starts a shell that starts the site. NaN where there is no /proc. */
function siteOf(pid: number): number {
  const child = childrenOf(pid).at(-1);
  return child === undefined ? pid : siteOf(child);
}

function childrenOf(pid: number): readonly number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).flatMap((task) =>
      readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
    );
  } catch {
    return [];
  }
}

/** npm may end before the site has put its data in order. */
async function stop(npm: ChildProcess): Promise<void> {
  if (npm.exitCode !== null || npm.pid === undefined) return;
  const site = siteOf(npm.pid);
  npm.removeAllListeners('exit');
  const ended = new Promise((resolve) => {
    npm.once('exit', resolve);
  });
  process.kill(-npm.pid, 'SIGTERM');
  await ended;
  while (runs(site)) await pause(20);
}

/** Neither gone nor waiting for somebody to take note of its end. */
function runs(pid: number): boolean {
  try {
    return !/\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
