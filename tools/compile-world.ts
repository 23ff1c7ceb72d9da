import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { World } from '#supply/house/worlds';
import { HOUSE_SEED, houseWindow } from '../supply/house/window.ts';

const ROOT = join(import.meta.dirname, '..');

/** Makes `dist/<target>.bin`, unless the one that lies there was made from the same inputs; `--force` makes it anyway. */
export async function compileWorld({ name, target, inputs, also, make }: World, dataDir: string): Promise<void> {
  const startedAt = performance.now();
  const file = join(ROOT, `dist/${target}.bin`);
  const stamp = join(ROOT, `dist/${target}.json`);
  const window = { ...houseWindow(new Date()), seed: HOUSE_SEED };
  const key = hashOf(JSON.stringify({ ...window, also: also(dataDir), node: process.version }), inputs);
  if (!process.argv.includes('--force') && existsSync(file) && stampedKey(stamp) === key) return;
  const bytes = await make(window, dataDir);
  mkdirSync(dirname(file), { recursive: true });
  // Written aside and renamed: a reader never sees half a file.
  writeFileSync(`${file}.${process.pid}`, bytes);
  renameSync(`${file}.${process.pid}`, file);
  writeFileSync(stamp, JSON.stringify({ key, ...window, bytes: bytes.length }));
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  process.stdout.write(`  Compiled ${name}: ${(bytes.length / 1e6).toFixed(1)} MB in ${seconds} s\n`);
}

function stampedKey(path: string): string | undefined {
  if (!existsSync(path)) return undefined;
  const stamp: unknown = JSON.parse(readFileSync(path, 'utf8'));
  return typeof stamp === 'object' && stamp !== null && 'key' in stamp ? String(stamp.key) : undefined;
}

function hashOf(text: string, inputs: readonly string[]): string {
  const hash = createHash('sha256').update(text);
  for (const input of inputs) for (const file of filesIn(join(ROOT, input))) hash.update(readFileSync(file));
  return hash.digest('hex');
}

function filesIn(path: string): string[] {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path)
    .toSorted()
    .filter((name) => !/\.test\.ts$|\.md$|^\.|^testing$/.test(name))
    .flatMap((name) => filesIn(join(path, name)));
}
