import { expect, test } from 'vitest';
import { loadAirports } from '#reference/airports';
import { loadCities } from '#reference/cities';
import { AIRPORT_NAMES } from './airports.ts';
import { englishName, EXONYMS } from './exonyms.ts';
import { TOWNS } from './towns.ts';
import towns from './towns.json' with { type: 'json' };

test('five hundred places and more, each of which exists', () => {
  const ids = new Set(loadCities().map((city) => city.id));
  expect(EXONYMS.size).toBeGreaterThanOrEqual(500);
  expect([...EXONYMS.keys()].filter((id) => !ids.has(id))).toEqual([]);
});

test('every name is a name, each language once', () => {
  const languages = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
  for (const [id, names] of EXONYMS) {
    const tags = names.flatMap((name) => name.lang ?? []);
    expect(tags, String(id)).toEqual([...new Set(tags)]);
    for (const tag of tags) expect(languages.of(tag), `${id} ${tag}`).toBeTruthy();
    for (const { text } of names) expect(text, String(id)).toMatch(/^[^;|]+$/);
  }
});

test('the busiest cities are among them, but for some of English-speaking countries', () => {
  const busiest = new Map<number, number>();
  for (const { cityId, popularity } of loadAirports()) {
    if (cityId !== null) busiest.set(cityId, (busiest.get(cityId) ?? 0) + popularity);
  }
  const top = [...busiest]
    .sort((a, b) => b[1] - a[1])
    .slice(0, 400)
    .map(([id]) => id);
  const countryOf = new Map(loadCities().map((city) => [city.id, city.countryCode]));
  expect(top.filter((id) => !EXONYMS.has(id) && !['US', 'GB'].includes(countryOf.get(id) ?? ''))).toEqual([]);
});

test('what Japanese writes in Han can also be asked for as it is read', () => {
  const han = [...EXONYMS.values()].filter((names) =>
    names.some(({ lang, text }) => lang === 'ja' && /^[\p{Script=Han}]+$/u.test(text)),
  );
  expect(han.length).toBeGreaterThan(50);
  expect(han.filter((names) => !names.some(({ text }) => /^[\p{Script=Katakana}ー]+$/u.test(text)))).toEqual([]);
});

test('a town is named once, under its name in GeoNames, and in Japanese and Arabic in their own script', () => {
  const packageNames = new Map(loadCities().map(({ id, name }) => [id, name]));
  for (const { id, name } of towns.places) expect(name, String(id)).toBe(packageNames.get(id));
  for (const [id, names] of TOWNS) {
    expect(EXONYMS.get(id), String(id)).toBe(names);
    const [ja, ar] = ['ja', 'ar'].map((lang) => names.find((name) => name.lang === lang)?.text);
    expect(ja, String(id)).toMatch(/^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー・]+$/u);
    expect(ar, String(id)).toMatch(/^[\p{Script=Arabic} ]+$/u);
  }
  expect(TOWNS.size).toBe(towns.places.length);
});

test('what other languages call a city', () => {
  const names = (id: number) => EXONYMS.get(id)?.map((name) => name.text);
  expect(englishName(2886242)).toBe('Cologne');
  expect(names(2867714)).toEqual(expect.arrayContaining(['München', 'Monaco di Baviera', 'Múnich', 'ミュンヘン']));
  expect(names(360630)).toEqual(expect.arrayContaining(['القاهرة', 'Il Cairo', 'Kairo']));
  expect(names(1850147)).toEqual(expect.arrayContaining(['東京', 'Tokio']));
});

test('airports have names of their own, each one name of one airport; among them its reading in Katakana', () => {
  const codes = new Set(loadAirports().map(({ code }) => code));
  const all = [...AIRPORT_NAMES].flatMap(([, names]) => names);
  expect([...AIRPORT_NAMES.keys()].filter((code) => !codes.has(code))).toEqual([]);
  expect(all).toEqual([...new Set(all)]);
  for (const [code, names] of AIRPORT_NAMES)
    expect(names.filter((name) => /^[\p{Script=Katakana}ー・]+$/u.test(name)).length, code).toBeGreaterThan(0);
  for (const name of all) expect(name).toMatch(/^[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}ー・ ]+$/u);
});
