import { join } from 'node:path';
import { expect, test } from 'vitest';
import { housePopularity, loadHouseTimetable } from './index.ts';

test('the busiest airports and the airlines of a country are counted in flights', async () => {
  const timetable = await loadHouseTimetable(join(import.meta.dirname, '../../dist/world.bin'));
  const { airports, airlinesFrom } = housePopularity(timetable);
  expect(airports.slice(0, 30)).toEqual(expect.arrayContaining(['ATL', 'LHR', 'FRA', 'DXB']));
  expect(new Set(airports).size).toBe(airports.length);
  const { country, countryCode, code } = timetable.airports;
  for (const airline of airlinesFrom('IE')) {
    expect(countryCode[country[code.indexOf(airline.from)] ?? 0]).toBe('IE');
    expect(airline.name).not.toBe('');
  }
  expect(airlinesFrom('IE').length).toBeGreaterThan(3);
  expect(airlinesFrom('XX')).toEqual([]);
});
