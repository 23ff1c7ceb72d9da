import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const LOGGER = join(import.meta.dirname, 'logger.ts');
const LOST_READER = join(import.meta.dirname, 'lost-reader.ts');
const ALIVE = 7;

/** Writes until long after its reader has gone, then says by its exit code that it lives. */
const WRITER = `
  import { createLogger } from ${JSON.stringify(LOGGER)};
  import { outliveReaders } from ${JSON.stringify(LOST_READER)};
  if (process.argv.includes('outlive')) outliveReaders();
  const log = createLogger({ level: 'info' });
  process.on('message', () => {
    let n = 0;
    const timer = setInterval(() => {
      log.info('line', { n });
      process.stderr.write('line\\n');
      if ((n += 1) === 20) process.exit(${ALIVE});
    }, 5);
  });
  process.send('ready');
`;

/** How a process ends that goes on to write after both its readers have gone. */
async function endOf(...args: string[]): Promise<number | null> {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', WRITER, '--', ...args], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...process.env, NODE_OPTIONS: '--conditions=node' },
  });
  await once(child, 'message');
  child.stdout?.destroy();
  child.stderr?.destroy();
  const ended = once(child, 'exit');
  child.send('write');
  const [code] = (await ended) as [number | null];
  return code;
}

test('a log whose reader went away ends nothing', async () => {
  expect(await endOf('outlive')).toBe(ALIVE);
  // What it is held against.
  expect(await endOf()).not.toBe(ALIVE);
});
