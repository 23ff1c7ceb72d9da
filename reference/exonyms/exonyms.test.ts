import { expect, test } from 'vitest';
import { loadAirports } from '#reference/airports';
import { loadCities } from '#reference/cities';
import { englishName, EXONYMS } from './exonyms.ts';

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

test('what other languages call a city', () => {
  const names = (id: number) => EXONYMS.get(id)?.map((name) => name.text);
  expect(englishName(2886242)).toBe('Cologne');
  expect(names(2867714)).toEqual(expect.arrayContaining(['München', 'Monaco di Baviera', 'Múnich', 'ミュンヘン']));
  expect(names(360630)).toEqual(expect.arrayContaining(['القاهرة', 'Il Cairo', 'Kairo']));
  expect(names(1850147)).toEqual(expect.arrayContaining(['東京', 'Tokio']));
});
