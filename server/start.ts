import { flushCompileCache } from 'node:module';
import { BrandRefused } from '#domain/brands';
import { FlagsRefused } from '#domain/flags';
import { ConfigRefused } from '#platform/config';
import { BeforeRelease, DataDirInUse, DataDirVersion, UnsafeRole } from '#platform/database';
import { outliveReaders } from '#platform/logger';
import type { Composed } from './compose.ts';
import { begin } from './compose/begin.ts';

/** A stop that takes longer than this is cut off. */
const STOP_MS = 10_000;

/** Starts the site, says where it listens, and stops in order on SIGTERM or SIGINT. */
export async function start(): Promise<void> {
  outliveReaders();
  // While it opens, the database alone may be at work, and its thread keeps no process alive.
  const alive = setInterval(() => undefined, STOP_MS);
  const composed = await composeOrExplain().finally(() => clearInterval(alive));
  if (!composed) return;
  const { host, port } = composed.foundation.config;
  const address = await composed.app.listen({ host, port });
  process.stdout.write(`\n  Wayfold is ready: ${readable(address)}\n\n`);
  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      stopping = true;
      void stop(composed);
    });
  }
  composed.runner.start();
  await composed.warmUp().catch((cause: unknown) => {
    if (!stopping) composed.foundation.log.error('Search is not warm', { cause });
  });
  // Kept now: a process that is killed keeps nothing.
  flushCompileCache();
}

/** Faults of whoever starts it, not of the code: their message says what to do, and a stack would bury it. */
const EXPECTED = [ConfigRefused, BrandRefused, FlagsRefused, BeforeRelease, DataDirInUse, DataDirVersion, UnsafeRole];

async function composeOrExplain(): Promise<Composed | null> {
  try {
    const beginning = begin(process.env);
    // Half a second of code, loaded while the database opens.
    const { compose } = await import('./compose.ts');
    return await compose(beginning, { dev: process.argv.includes('--dev') });
  } catch (error) {
    const expected = EXPECTED.some((kind) => error instanceof kind);
    if (!expected) throw error;
    process.stderr.write(`\n${(error as Error).message}\n`);
    process.exitCode = 1;
    return null;
  }
}

async function stop(composed: Composed): Promise<void> {
  setTimeout(() => process.exit(1), STOP_MS).unref();
  await composed.close();
  process.exit(0);
}

function readable(address: string): string {
  return address.replace(/\/\/(127\.0\.0\.1|\[::1?\]|0\.0\.0\.0)/, '//localhost');
}
