import { ConfigRefused } from '#platform/config';
import { DataDirInUse, DataDirVersion, UnsafeRole } from '#platform/database';
import { type Composed, compose } from './compose.ts';

/** A stop that takes longer than this is cut off. */
const STOP_MS = 10_000;

/** Starts the site, says where it listens, and stops in order on SIGTERM or SIGINT. */
export async function start(): Promise<void> {
  const composed = await composeOrExplain();
  if (!composed) return;
  const { host, port } = composed.foundation.config;
  const address = await composed.app.listen({ host, port });
  composed.runner.start();
  process.stdout.write(`\n  Wayfold is ready: ${readable(address)}\n\n`);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop(composed));
}

async function composeOrExplain(): Promise<Composed | null> {
  try {
    return await compose(process.env, { dev: process.argv.includes('--dev') });
  } catch (error) {
    const expected = [ConfigRefused, DataDirInUse, DataDirVersion, UnsafeRole].some((kind) => error instanceof kind);
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
