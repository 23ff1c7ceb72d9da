import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runVitest } from './run-vitest.ts';

let cwd = '';
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'run-vitest-'));
  symlinkSync(join(import.meta.dirname, '../node_modules'), join(cwd, 'node_modules'));
  writeFileSync(
    join(cwd, 'vitest.config.ts'),
    `export default { test: { projects: ['one', 'two'].map((name) => ({ test: { name, maxWorkers: 1, env: { PROJECT: name } } })) } };`,
  );
  writeFileSync(join(cwd, 'b.test.ts'), `import { test } from 'vitest'; test('fine', () => {});`);
});
afterEach(() => rmSync(cwd, { recursive: true, force: true }));

/** A file of two tests, the second of which ends its process by a signal: always, or until it did so once. */
function ends(signal: string, always: boolean): void {
  const source = `import { existsSync, writeFileSync } from 'node:fs';
import { test } from 'vitest';
test('before', () => {});
test('at', async () => {
  if (process.env.PROJECT === 'one' || (!${always} && existsSync('ended'))) return;
  writeFileSync('ended', '');
  process.kill(process.pid, '${signal}');
  await new Promise(() => {});
});`;
  writeFileSync(join(cwd, 'a.test.ts'), source);
}

const run = () =>
  runVitest({ args: [], cwd, quiet: true, env: { ...process.env, VITEST: undefined, VITEST_POOL_ID: undefined } });

test(
  'a file whose process the engine ended in one project runs again in each, and its tests are counted once',
  { timeout: 120_000 },
  async () => {
    ends('SIGTRAP', false);
    expect(await run()).toEqual({ passed: 6, failures: [], lost: ['a.test.ts'] });
  },
);

test('a file whose process the engine ends each time has failed', { timeout: 120_000 }, async () => {
  ends('SIGSEGV', true);
  const { passed, failures } = await run();
  expect(passed).toBe(2);
  expect(failures).toEqual([expect.stringMatching(/^a\.test\.ts\n {4}Node ended twice/)]);
});

test('a process that is out of memory is a failure at once', { timeout: 120_000 }, async () => {
  ends('SIGABRT', false);
  const { failures, lost } = await run();
  expect(lost).toEqual([]);
  expect(failures).toEqual([expect.stringMatching(/^an error outside of any test/)]);
});
