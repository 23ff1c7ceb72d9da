import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lockDirectory } from './lock.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wayfold-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const path = () => join(folder, 'database.lock');
const take = () => lockDirectory(path(), folder);
const leave = (owner: object) => writeFileSync(path(), JSON.stringify(owner));

test('the second is refused with the reason, until the first gives it free', () => {
  const lock = take();
  expect(take).toThrow(`in use by process ${process.pid}. Two processes on one embedded database would silently lose`);
  lock.release();
  take().release();
  expect(readdirSync(folder)).toEqual([]);
});

test('a lock whose process is gone is taken over', () => {
  leave({ host: hostname(), pid: 2 ** 22 + 1, start: 'boot/1' });
  take().release();
});

test('a living process with a dead owner’s number is not the owner', () => {
  leave({ host: hostname(), pid: process.pid, start: 'another-boot/1' });
  take().release();
});

test('a process that has ended and that nobody took note of is not the owner', async () => {
  // The shell becomes a process that never waits for its child.
  // The child ends after that only: a shell may take note of one that ended before.
  const child = `sh -c 'until [ "$(cat /proc/$PPID/comm)" = sleep ]; do :; done'`;
  const parent = spawn('sh', ['-c', `${child} & echo $!; exec sleep 60`], { stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    const [said] = (await once(parent.stdout, 'data')) as [Buffer];
    const pid = Number(String(said));
    const stat = () => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    await vi.waitUntil(() => stat()[0] === 'Z', { timeout: 5_000 });
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    leave({ host: hostname(), pid, start: `${boot}/${stat()[19]}` });
    take().release();
  } finally {
    parent.kill();
  }
});

test('a lock of another machine is never judged: the way out is named', () => {
  leave({ host: 'elsewhere', pid: 1, start: 'boot/1' });
  expect(take).toThrow(`process 1 on the machine elsewhere`);
  expect(take).toThrow(`delete ${path()}`);
});

test('a lock file that nobody can have written is taken over', () => {
  writeFileSync(path(), 'x');
  take().release();
});

test('a late release does not free the lock of the next owner', () => {
  const first = take();
  rmSync(path());
  const second = take();
  first.release();
  expect(take).toThrow('in use');
  second.release();
});

test('a lock that was copied with its folder is taken over, while the first one is held', () => {
  const first = take();
  const copy = mkdtempSync(join(tmpdir(), 'wayfold-lock-copy-'));
  const copied = join(copy, 'database.lock');
  copyFileSync(path(), copied);
  lockDirectory(copied, copy).release();
  expect(take).toThrow('in use');
  const elsewhere = { ...JSON.parse(readFileSync(path(), 'utf8')), host: 'elsewhere' };
  writeFileSync(copied, JSON.stringify(elsewhere));
  lockDirectory(copied, copy).release();
  first.release();
  rmSync(copy, { recursive: true });
});
