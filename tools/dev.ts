import { type ChildProcess, spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { prepareSite } from './prepare.ts';

/**
 * `npm run dev`: what is missing is made, then the site starts from source. Pages and styles change in the browser as they are
 * saved, which Vite does; what runs on the server is started anew here.
 */
const ROOT = join(import.meta.dirname, '..');
const MAIN = join(ROOT, 'server/main.ts');
/** Code and words of the server; a page of `web` or `design` is none. */
const FOLDERS = ['server', 'domain', 'supply', 'platform', 'engine', 'contract', 'reference', 'migrations'];
const COUNTS = /\.(ts|json|sql|po)$/;
const TEST = /\.test\.ts$|[\\/]testing[\\/]/;
/** An editor writes a file more than once, and a branch changes many. */
const SETTLED_MS = 60;

let child: ChildProcess | undefined;
let timer: NodeJS.Timeout | undefined;
let ending = false;

function startSite(): void {
  const started = spawn(process.execPath, ['--max-old-space-size=2048', MAIN, '--dev'], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  child = started;
  started.once('exit', (code) => {
    if (child === started) child = undefined;
    if (!ending && code !== 0 && code !== null)
      process.stdout.write('\n  The site ended. It starts again when a file of the server is saved.\n');
  });
}

async function stopSite(): Promise<void> {
  const stopping = child;
  if (!stopping) return;
  await new Promise<void>((resolve) => {
    stopping.once('exit', () => resolve());
    stopping.kill('SIGTERM');
  });
}

let restarts = Promise.resolve();

function restart(file: string): void {
  restarts = restarts.then(async () => {
    process.stdout.write(`\n  ${file} was saved: the server starts anew.\n`);
    await stopSite();
    if (!ending) startSite();
  });
}

function watchServer(): void {
  for (const folder of FOLDERS) {
    watch(join(ROOT, folder), { recursive: true }, (_, name) => {
      if (name === null || !COUNTS.test(name) || TEST.test(name)) return;
      clearTimeout(timer);
      timer = setTimeout(() => restart(join(folder, name)), SETTLED_MS);
    });
  }
}

async function end(): Promise<void> {
  ending = true;
  await stopSite();
  process.exit(0);
}

if (await prepareSite({ without: ['pages'] })) {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void end());
  watchServer();
  startSite();
} else process.exitCode = 1;
