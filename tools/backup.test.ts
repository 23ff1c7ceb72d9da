import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { verify } from './audit-verify.ts';
import { backup } from './backup.ts';
import { restore } from './restore.ts';

const base = mkdtempSync(join(tmpdir(), 'backup-'));
const [dataDir, restored, file] = [join(base, 'data'), join(base, 'restored'), join(base, 'backup.tgz')];
const envOf = (folder: string) => ({ MODE: 'test', DATA_DIR: folder });
afterAll(() => rmSync(base, { recursive: true, force: true }));

test(
  'a backup of a site that writes and is then killed is restored with a whole audit trail',
  { timeout: 120_000 },
  async () => {
    const writer = spawn(process.execPath, [join(import.meta.dirname, 'attack/audit-writer.ts')], {
      env: { PATH: process.env['PATH'], ...envOf(dataDir) },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const said: string[] = [];
    try {
      const ended = once(writer, 'exit').then(() => Promise.reject(new Error('The writer ended')));
      await Promise.race([once(writer.stdout, 'data'), ended]);
      writer.stdout.resume();
      await backup([file], envOf(dataDir), (line) => said.push(line));
    } finally {
      const gone = once(writer, 'exit');
      writer.kill('SIGKILL');
      await gone;
    }
    expect(said.join('\n')).toContain(join(dataDir, 'secret-key'));
    expect(statSync(file).mode & 0o077).toBe(0);
    await expect(backup([file], envOf(dataDir), () => {})).rejects.toThrow('there already');
    await expect(restore([file], envOf(dataDir), () => {})).rejects.toThrow('not empty');
    await restore([file], envOf(restored), () => {});
    expect(existsSync(join(restored, 'secret-key'))).toBe(false);
    copyFileSync(join(dataDir, 'secret-key'), join(restored, 'secret-key'));
    for (const folder of [restored, dataDir]) {
      const lines: string[] = [];
      expect(await verify([], envOf(folder), (line) => lines.push(line))).toBe(true);
      expect(lines.join('\n')).toMatch(/Entries: [1-9]\d*\nSeals: [1-9]/);
    }
    const again = join(base, 'again.tgz');
    await backup([again], envOf(dataDir), () => {});
    expect(statSync(again).size).toBeGreaterThan(100_000);
  },
);

test('what is no whole backup is refused, and nothing is made', async () => {
  const bad = join(base, 'bad.tgz');
  writeFileSync(bad, 'no backup');
  await expect(restore([bad], envOf(join(base, 'none')), () => {})).rejects.toThrow('no whole backup');
  expect(existsSync(join(base, 'none'))).toBe(false);
});
