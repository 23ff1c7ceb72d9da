import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { sayNames, type SayNames } from '#domain/search/verticals';
import { EXONYMS } from '#reference/exonyms';
import { levyingCity } from '#supply/house';
import { speakFromCatalogs } from './testing/words.ts';

const FOLDERS = ['supply/house/fares/taxes/rows', 'supply/house/stays/taxes/rows'];

/** What a field of charges says in the data, without what stands in brackets. */
function stated(field: 'name' | 'jurisdiction' = 'name'): ReadonlySet<string> {
  const names = new Set<string>();
  const read = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const name = (value as Readonly<Record<string, unknown>>)[field];
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

test('who levies a charge is a country, a region with a name in every language, or a city with one in Japanese and Arabic', () => {
  const leviers = [...stated('jurisdiction')].filter((by) => !/^[A-Z]{2}$/u.test(by));
  const cities = leviers.filter((by) => said.get('en')?.[`region.${by}`] === undefined);
  const unnamed = (lang: string) =>
    cities.filter((by) => !EXONYMS.get(levyingCity(by) ?? 0)?.some((name) => name.lang === lang));
  expect([unnamed('ja'), unnamed('ar')]).toEqual([[], []]);
  const regions = leviers.filter((by) => !cities.includes(by));
  expect(regions.length).toBeGreaterThan(50);
  const named = (language: string) => regions.map((by) => said.get(language)?.[`region.${by}`]?.() ?? '');
  for (const name of named('ja')) expect(name).not.toMatch(/\p{Script=Latin}/u);
  for (const name of named('ar')) expect(name).toMatch(/^[\p{Script=Arabic} ]+$/u);
  const words = Object.keys(said.get('en') ?? {}).filter((word) => word.startsWith('region.'));
  expect(words.toSorted()).toEqual(regions.map((by) => `region.${by}`).toSorted());
});

test('no charge is told apart by the letter of a band, which says nothing to those who pay it', () => {
  for (const language of ['en', 'de', 'ja', 'ar'])
    for (const name of stated()) expect(say(language, name) ?? name).not.toMatch(/\b[A-C]$|[A-C]区分$/u);
});
