import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Site {
  readonly url: string;
  readonly dataDir: string;
  /** Of its process. */
  readonly pid: number;
  stop(): Promise<void>;
}

const ROOT = join(import.meta.dirname, '..');
/** Options of Node in `npm start`: a site under test runs within the same memory. */
const OPTIONS = scriptOf('start').filter((part) => part.startsWith('--'));
const READY = 'Wayfold is ready';
const START_MS = 90_000;
const WARM_EVERY_MS = 25;

/**
 * The built site as a visitor's machine would run it: its own process, port and data folder. Its search threads are there and do not
 * practise, and there are no accounts of a demo, unless a test asks for them: either is a third of the processor's time of a start.
 */
export async function startSite(env: Readonly<Record<string, string>> = {}): Promise<Site> {
  const port = await freePort();
  const dataDir = env.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'wayfold-e2e-'));
  const child = spawn(process.execPath, [...OPTIONS, 'server/main.ts'], {
    cwd: ROOT,
    env: siteEnv({
      LOG_LEVEL: 'warn',
      TRUST_PROXY: 'true',
      WARM_UP: 'false',
      DEMO_ACCOUNTS: 'false',
      ...env,
      PORT: String(port),
      DATA_DIR: dataDir,
    }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await untilReady(child);
  const url = `http://localhost:${port}`;
  await untilWarm(url);
  return {
    url,
    dataDir,
    pid: child.pid ?? 0,
    async stop() {
      await ended(child, 'SIGTERM');
      if (!env.DATA_DIR) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The environment of a visitor's machine: Vitest puts variables of its own into its workers, some with our names. */
export function siteEnv(given: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR } = process.env;
  return { PATH, HOME, TMPDIR, NODE_ENV: 'production', ...given };
}

function scriptOf(name: string): string[] {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    scripts: Readonly<Record<string, string>>;
  };
  return scripts[name]?.split(' ') ?? [];
}

function untilReady(child: ChildProcess): Promise<void> {
  let output = '';
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      // Nobody else knows of it.
      child.kill('SIGKILL');
      reject(new TypeError(`The site did not start:\n${output}`));
    }, START_MS);
    const look = (chunk: Buffer): void => {
      output += chunk.toString();
      if (!output.includes(READY)) return;
      clearTimeout(timer);
      resolve();
    };
    child.stdout?.on('data', look);
    child.stderr?.on('data', look);
    child.once('exit', (code) => {
      clearTimeout(timer);
      reject(new TypeError(`The site ended with ${code}:\n${output}`));
    });
  });
}

/** It listens before its search threads are warm. */
async function untilWarm(url: string): Promise<void> {
  while ((await fetch(`${url}/readyz`)).status !== 200) {
    await new Promise((resolve) => {
      setTimeout(resolve, WARM_EVERY_MS);
    });
  }
}

function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null) {
      resolve();
      return;
    }
    child.removeAllListeners('exit');
    child.once('exit', () => resolve());
    child.kill(signal);
  });
}

/** A port that nobody listened on a moment ago. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
