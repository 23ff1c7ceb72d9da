import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { sayNames, type SayNames } from '#domain/search/verticals';
import { speakFromCatalogs } from './testing/words.ts';

const FOLDERS = ['supply/house/fares/taxes/rows', 'supply/house/stays/taxes/rows'];

/** Names of charges in the data, without what stands in brackets. */
function stated(): ReadonlySet<string> {
  const names = new Set<string>();
  const read = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const name = (value as { name?: unknown }).name;
    if (typeof name === 'string') names.add(name.replace(/ \(.+\)$/u, ''));
    for (const part of Object.values(value)) read(part);
  };
  for (const folder of FOLDERS)
    for (const file of readdirSync(folder))
      if (file.endsWith('.json') && !file.endsWith('.schema.json'))
        read(JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')));
  return names;
}

const said = new Map<string, SayNames>();

beforeAll(async () => {
  const speak = await speakFromCatalogs();
  for (const language of ['en', 'de', 'ja', 'ar']) said.set(language, sayNames(speak(language).i18n));
});

const say = (language: string, name: string) => said.get(language)?.[`charge.${name}`]?.();

test('every charge that can be sold has a name in every language, two charges never the same', () => {
  const names = [...stated()];
  expect(names.length).toBeGreaterThan(100);
  for (const language of ['de', 'ja', 'ar']) {
    const told = names.map((name) => say(language, name));
    expect(names.filter((_name, at) => told[at] === undefined)).toEqual([]);
    expect(names.filter((name, at) => told[at] === name)).toEqual([]);
    expect(new Set(told).size).toBe(names.length);
  }
});

test('what has a name here is in the data, and English says it as the data does', () => {
  const known = stated();
  const words = Object.keys(said.get('en') ?? {}).filter((word) => word.startsWith('charge.'));
  for (const word of words) {
    const name = word.slice('charge.'.length);
    expect(known.has(name), name).toBe(true);
    expect(say('en', name)).toBe(name);
  }
});
