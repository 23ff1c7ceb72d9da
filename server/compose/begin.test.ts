import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { begin } from './begin.ts';

let base: string;
let umask: number;
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'wayfold-begin-'));
  umask = process.umask(0o022);
});
afterEach(() => {
  vi.restoreAllMocks();
  process.umask(umask);
  rmSync(base, { recursive: true });
});

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);
/** With a key of its own and a database elsewhere, nothing of DATA_DIR is needed. */
const elsewhere = (dataDir: string) => ({
  MODE: 'demo',
  DATA_DIR: dataDir,
  SECRET_KEYS: 'a key that is long enough to be one of a site',
  DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
});

test.skipIf(process.platform === 'win32')(
  'a start closes DATA_DIR and all that is written from then on, whichever keys and database it has, and says so',
  async () => {
    const dataDir = join(base, 'data');
    mkdirSync(join(dataDir, 'mail'), { recursive: true });
    writeFileSync(join(dataDir, 'mail/a.json'), '123456');
    chmodSync(join(dataDir, 'mail/a.json'), 0o644);
    const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const { opening } = begin(elsewhere(dataDir));
    await expect(opening).rejects.toThrow();
    writeFileSync(join(dataDir, 'mail/b.json'), '654321');
    expect(['', 'mail', 'mail/a.json', 'mail/b.json'].map((path) => modeOf(join(dataDir, path)))).toEqual([
      '700',
      '700',
      '600',
      '600',
    ]);
    expect(written.mock.calls.join('')).toContain('were open to others on this machine and are closed now","mended":3');
  },
);

test('a start that needs no DATA_DIR makes none', async () => {
  const dataDir = join(base, 'none');
  await expect(begin(elsewhere(dataDir)).opening).rejects.toThrow();
  expect(() => statSync(dataDir)).toThrow('ENOENT');
});
