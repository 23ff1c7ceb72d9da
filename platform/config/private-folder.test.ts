import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makePrivate } from './private-folder.ts';

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

test.skipIf(process.platform === 'win32')('a folder and what lies in it is closed to others, behind no link', () => {
  const base = mkdtempSync(join(tmpdir(), 'wayfold-private-'));
  const [folder, outside, link] = [join(base, 'data'), join(base, 'outside'), join(base, 'data-link')];
  mkdirSync(join(folder, 'mail'), { recursive: true });
  mkdirSync(outside);
  const [inner, script, other] = [join(folder, 'mail/a'), join(folder, 'b'), join(outside, 'c')];
  for (const path of [inner, script, other]) writeFileSync(path, 'x');
  chmodSync(inner, 0o666);
  chmodSync(script, 0o755);
  for (const path of [folder, join(folder, 'mail'), outside]) chmodSync(path, 0o755);
  chmodSync(other, 0o644);
  symlinkSync(outside, join(folder, 'elsewhere'));
  symlinkSync(other, join(folder, 'file-elsewhere'));
  symlinkSync(folder, link);
  expect(makePrivate(link)).toEqual({ mended: 4, open: [] });
  expect([folder, join(folder, 'mail'), inner, script, outside, other].map(modeOf)).toEqual([
    '700',
    '700',
    '600',
    '700',
    '755',
    '644',
  ]);
  expect(makePrivate(folder)).toEqual({ mended: 0, open: [] });
  writeFileSync(join(folder, 'new'), 'x');
  expect(modeOf(join(folder, 'new'))).toBe('600');
  rmSync(base, { recursive: true });
});
