import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ownStaysFiles } from '../own-stays.ts';
import { operator } from '../../../tools/operator.ts';
import { ownStaysKey, readOwnStays } from '../stays/import/own-files.ts';

const root = mkdtempSync(join(tmpdir(), 'own-stays-'));
afterAll(() => rmSync(root, { recursive: true }));

function folderWith(name: string, files: Record<string, string>): string {
  const folder = join(root, name);
  mkdirSync(folder);
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  return folder;
}

const FILES = {
  'properties.csv':
    'id,name,latitude,longitude,country,currency\nmill,The Mill,48.1,11.5,DE,EUR\nbad,Bad,99,11.5,DE,EUR\n',
  'rooms.csv': 'property,id,name,beds,units,price,max_adults\nmill,double,Double,double,4,129.50,2\n',
  'rates.csv': 'property,room,id,board\nmill,double,std,room_only\n',
};

async function run(dataDir: string, ...args: string[]): Promise<string[]> {
  const said: string[] = [];
  await operator(['stays', ...args], { MODE: 'test', DATA_DIR: dataDir }, (line) => said.push(line));
  return said;
}

test('an import tells what it left out and what it changed; tried only, it keeps nothing; done twice, it is done once', async () => {
  const dataDir = join(root, 'data');
  const folder = folderWith('first', FILES);
  const tried = await run(dataDir, 'import', folder, '--dry-run');
  expect(tried).toEqual([
    'properties.csv:3 latitude: "99" is no number of degrees up to 90',
    '1 left out, as told above.',
    '+ mill',
    '1 new, 0 changed, 0 as before.',
    'Tried only: nothing was kept.',
  ]);
  expect(ownStaysKey(dataDir)).toBe('');
  const done = await run(dataDir, 'import', folder);
  expect(done.slice(0, -1)).toEqual(tried.slice(0, -1));
  expect(readOwnStays(dataDir).properties.map(({ id }) => id)).toEqual(['mill']);
  const key = ownStaysKey(dataDir);
  expect((await run(dataDir, 'import', folder)).slice(-2, -1)).toEqual(['0 new, 0 changed, 1 as before.']);
  expect(ownStaysKey(dataDir)).toBe(key);
  const dearer = folderWith('second', { ...FILES, 'rooms.csv': FILES['rooms.csv'].replace('129.50', '139') });
  expect(await run(dataDir, 'import', dearer)).toContain('~ mill');
  expect(ownStaysKey(dataDir)).not.toBe(key);
});

test('points of a map lie in a file of their own, and only where there are any', async () => {
  const dataDir = join(root, 'mapped');
  await run(dataDir, 'import', folderWith('plain', FILES));
  const { points, properties } = ownStaysFiles(dataDir);
  expect(() => readFileSync(points)).toThrow('ENOENT');
  await run(dataDir, 'import', folderWith('map', { 'osm.csv': 'id,name,latitude,longitude\nnode/1,Hut,47.5,11.5\n' }));
  expect(readFileSync(points, 'utf8')).toContain('Hut');
  expect(readFileSync(properties, 'utf8')).not.toContain('Hut');
});

test('a folder without any of the files, and a call that is none, are refused with what to do', async () => {
  await expect(run(root, 'import', folderWith('empty', { 'notes.txt': '' }))).rejects.toThrow(
    /has none of properties.csv/,
  );
  for (const args of [[], ['import'], ['export', 'x'], ['import', 'x', '--force'], ['import', 'x', '--dry-run', 'y']])
    await expect(run(root, ...args)).rejects.toThrow(/Usage: npm run operator -- stays import/);
});
