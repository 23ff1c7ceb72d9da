import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { HOUSE_SEED, houseWindow } from '../supply/house/window.ts';
import { networkAirport } from './network-airport.ts';

/** Compiles the invented world into `dist/world.bin`, unless the one that lies there was made from the same inputs. */
const ROOT = join(import.meta.dirname, '..');
const TARGET = join(ROOT, 'dist/world.bin');
const STAMP = join(ROOT, 'dist/world.json');
const INPUTS = [
  'supply/house/network',
  'supply/house/window.ts',
  'engine/timetable',
  'reference',
  'package-lock.json',
  'tools/build-world.ts',
  'tools/network-airport.ts',
];

async function main(): Promise<void> {
  const startedAt = performance.now();
  const window = houseWindow(new Date());
  const key = hashOf(JSON.stringify({ ...window, seed: HOUSE_SEED, node: process.version }));
  if (!process.argv.includes('--force') && existsSync(TARGET) && stampedKey() === key) return;
  // Loaded only now: a start that finds the snapshot fresh must not wait for the reference data.
  const [{ loadAirports }, { buildHouseWorld }] = await Promise.all([
    import('#reference/airports'),
    import('#supply/house/network'),
  ]);
  const bytes = buildHouseWorld({ airports: loadAirports().map(networkAirport), seed: HOUSE_SEED, ...window });
  mkdirSync(dirname(TARGET), { recursive: true });
  // Written aside and renamed: a reader never sees half a file.
  writeFileSync(`${TARGET}.${process.pid}`, bytes);
  renameSync(`${TARGET}.${process.pid}`, TARGET);
  writeFileSync(STAMP, JSON.stringify({ key, ...window, bytes: bytes.length }));
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  process.stdout.write(`  Compiled the sample world: ${(bytes.length / 1e6).toFixed(1)} MB in ${seconds} s\n`);
}

function stampedKey(): string | undefined {
  if (!existsSync(STAMP)) return undefined;
  const stamp: unknown = JSON.parse(readFileSync(STAMP, 'utf8'));
  return typeof stamp === 'object' && stamp !== null && 'key' in stamp ? String(stamp.key) : undefined;
}

function hashOf(text: string): string {
  const hash = createHash('sha256').update(text);
  for (const input of INPUTS) for (const file of filesIn(join(ROOT, input))) hash.update(readFileSync(file));
  return hash.digest('hex');
}

function filesIn(path: string): string[] {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path)
    .toSorted()
    .filter((name) => !/\.test\.ts$|\.md$|^\.|^testing$/.test(name))
    .flatMap((name) => filesIn(join(path, name)));
}

await main();
