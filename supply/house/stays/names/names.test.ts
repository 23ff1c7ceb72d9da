import { expect, test } from 'vitest';
import { BRANDS } from '../testing/brands.ts';
import { diceOf } from '../world/dice.ts';
import { CHAINS } from './chains.ts';
import { nameStyle } from './languages.ts';
import { chainHouse, inventName } from './name.ts';
import type { NameStyle } from './style.ts';

const COUNTRIES = 'DE FR IT ES PT NL NO PL CZ HR RU GR TR HU RO LV JP KR CN TH VN ID IN KZ EG IL ET KE AU GB US'.split(
  ' ',
);
const STYLES = [...new Set(COUNTRIES.map(nameStyle))];

const wordOf = (text: string) => new RegExp(`(?<![\\p{L}\\d])${text.replace(/[.+]/g, '\\$&')}(?![\\p{L}\\d])`, 'iu');
const BRAND = new RegExp(BRANDS.map((brand) => wordOf(brand).source).join('|'), 'iu');

function* namesOf(style: NameStyle): Generator<string> {
  for (const pattern of [...style.simple, ...style.middle, ...style.grand])
    for (const word of style.words) yield pattern.replace('*', word);
}

test('there are thirty ways of calling a house, each with enough words for the largest city', () => {
  expect(STYLES.length).toBeGreaterThanOrEqual(25);
  for (const style of STYLES) {
    expect(new Set(style.words).size).toBe(style.words.length);
    expect(style.words.length * style.middle.length).toBeGreaterThan(800);
    for (const word of style.words) expect(word).toMatch(/^[\p{Lu}][\p{L} '’]+$/u);
  }
});

test('no name that can come out holds a word of a well-known brand', () => {
  const taken: string[] = [];
  for (const style of STYLES) for (const name of namesOf(style)) if (BRAND.test(name)) taken.push(name);
  for (const { name, brands } of CHAINS)
    for (const said of [name, ...brands.map((brand) => brand.name)]) if (BRAND.test(said)) taken.push(said);
  expect(taken).toEqual([]);
});

test('the refusal of brands works: it finds them whatever their case, and not inside other words', () => {
  expect(BRAND.test('Hotel Hilton Garden')).toBe(true);
  expect(BRAND.test('the RITZ')).toBe(true);
  expect(BRAND.test('Hotel Ritzenberg')).toBe(false);
});

test('a name is never given twice in a city, and hangs on the dice alone', () => {
  const name = (n: number, taken: Set<string>) => inventName(diceOf(1, 77, n), 'DE', 3, taken);
  const taken = new Set<string>();
  const names = Array.from({ length: 600 }, (_, n) => name(n, taken));
  expect(new Set(names).size).toBe(600);
  expect(name(0, new Set())).toBe(names[0]);
});

test('a second house of a chain in a city says its quarter, a third of the same quarter is none of the chain', () => {
  const taken = new Set<string>();
  const place = {
    city: 'Bonn',
    area: { name: 'East', airport: undefined },
    kind: 'business',
    population: 2e6,
  } as const;
  const found = Array.from({ length: 400 }, (_, n) => chainHouse(diceOf(1, 5, n), place, taken)).filter(
    (house) => house,
  );
  expect(found.length).toBe(CHAINS[0]!.brands.length * 2);
  expect(new Set(found.map((house) => house!.name)).size).toBe(found.length);
  expect(found.map((house) => house!.name)).toContain('Norrvale Bonn East');
});
