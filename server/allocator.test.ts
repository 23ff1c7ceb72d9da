import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'allocator-'));
const script = join(folder, 'program.mjs');
beforeAll(() => {
  const allocator = JSON.stringify(join(import.meta.dirname, 'allocator.ts'));
  const said = '{ pid: process.pid, args: process.argv.slice(2), options: process.execArgv, env: process.env }';
  writeFileSync(script, `await import(${allocator});\nprocess.stdout.write(JSON.stringify(${said}));\n`);
});
afterAll(() => rmSync(folder, { recursive: true }));

function run(env: Readonly<Record<string, string>>) {
  const { PATH } = process.env;
  const args = ['--max-semi-space-size=16', script, '--dev', 'a b'];
  const { stdout, pid, status } = spawnSync(process.execPath, args, { env: { PATH, ...env }, encoding: 'utf8' });
  return { pid, status, said: JSON.parse(stdout) as { pid: number; args: string[]; options: string[]; env: object } };
}

test.runIf(process.platform === 'linux')(
  'a process begins once more in its own place, with its options, its arguments and the threshold for freed memory',
  () => {
    const { pid, status, said } = run({ DATA_DIR: '/somewhere' });
    expect(status).toBe(0);
    expect(said).toMatchObject({
      pid,
      args: ['--dev', 'a b'],
      options: ['--max-semi-space-size=16'],
      env: { DATA_DIR: '/somewhere', MALLOC_TRIM_THRESHOLD_: '131072' },
    });
  },
);

test('a threshold that an operator has named stays', () => {
  expect(run({ MALLOC_TRIM_THRESHOLD_: '4096' }).said.env).toMatchObject({ MALLOC_TRIM_THRESHOLD_: '4096' });
});
