import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ownStaysFiles } from '../../own-stays.ts';
import type { Fault } from './fields.ts';
import type { ImportDiff } from './merge.ts';
import type { OwnStays } from './own.ts';
import type { ImportFile } from './read.ts';

/** The operator's properties as the last imports left them. */
export function readOwnStays(dataDir: string): OwnStays {
  const { properties, points } = ownStaysFiles(dataDir);
  const read = (path: string): unknown => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : []);
  return { properties: read(properties), points: read(points) } as OwnStays;
}

function writeOwnStays(dataDir: string, { properties, points }: OwnStays): void {
  const files = ownStaysFiles(dataDir);
  mkdirSync(dirname(files.properties), { recursive: true });
  const write = (path: string, rows: readonly unknown[]) => {
    writeFileSync(`${path}.${process.pid}`, `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`);
    renameSync(`${path}.${process.pid}`, path);
  };
  write(files.properties, properties);
  // Where it lies, its licence is told to readers.
  if (points.length > 0) write(files.points, points);
}

/** Equal when nothing was imported since; empty when nothing ever was. */
export function ownStaysKey(dataDir: string): string {
  const texts = Object.values(ownStaysFiles(dataDir))
    .filter(existsSync)
    .map((path) => readFileSync(path));
  if (texts.length === 0) return '';
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text);
  return hash.digest('hex');
}

/** Reads the files of a folder, says what they change and what of them was left out, and keeps the result unless only tried. */
export async function importStays(input: {
  readonly folder: string;
  readonly dataDir: string;
  readonly dryRun: boolean;
  readonly say: (line: string) => void;
}): Promise<void> {
  const { folder, dataDir, dryRun, say } = input;
  const [{ mergeStays }, { readStays }] = await Promise.all([import('./merge.ts'), import('./read.ts')]);
  const { faults, ...told } = readStays(filesOf(folder));
  const { stays, diff } = mergeStays(readOwnStays(dataDir), told);
  sayFaults(faults, say);
  sayDiff(diff, say);
  if (dryRun) {
    say('Tried only: nothing was kept.');
    return;
  }
  writeOwnStays(dataDir, stays);
  say(`Kept in ${dirname(ownStaysFiles(dataDir).properties)}. They are sold from the next start on.`);
}

const READ = /^(?:properties|rooms|rates|ari|osm)\.csv$|\.geojson$/;

function filesOf(folder: string): ImportFile[] {
  const names = readdirSync(folder).filter((name) => READ.test(name));
  if (names.length === 0)
    throw new TypeError(`${folder} has none of properties.csv, rooms.csv, rates.csv, ari.csv, osm.csv, *.geojson`);
  return names.toSorted().map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
}

function sayFaults(faults: readonly Fault[], say: (line: string) => void): void {
  for (const { file, line, field, reason } of faults) say(`${file}:${line} ${field}: ${reason}`);
  if (faults.length > 0) say(`${faults.length} left out, as told above.`);
}

function sayDiff({ added, changed, same, unsold }: ImportDiff, say: (line: string) => void): void {
  for (const id of added) say(`+ ${id}`);
  for (const id of changed) say(`~ ${id}`);
  for (const { id, reason } of unsold) say(`! ${id} is not sold: ${reason}`);
  say(`${added.length} new, ${changed.length} changed, ${same.length} as before.`);
}
