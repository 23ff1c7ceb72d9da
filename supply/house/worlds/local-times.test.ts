import { expect, test } from 'vitest';
import { packTimetable } from '#engine/timetable';
import { loadAirports } from '#reference/airports';
import { houseFareModel } from '../fares/index.ts';
import { HOUSE_CARRIERS } from '../network/carriers.ts';
import { generateNetwork } from '../network/index.ts';
import { createDesk } from '../search/desk.ts';
import { SALE, tripQuery } from '../testing/small-world.ts';
import { networkAirport } from './network-airport.ts';

/** Xinjiang and the hubs of its flights, as the reference data has them, early in 2027. */
function chineseDesk() {
  const codes = new Set('URC KHG YIN KRL AKU HTN PEK PVG CAN XIY CTU LHW'.split(' '));
  const airports = loadAirports()
    .filter(({ code }) => codes.has(code))
    .map(networkAirport);
  const firstDay = Date.UTC(2027, 0, 1) / 86_400_000;
  const { world, flights } = generateNetwork({ airports, seed: 7, firstDay, dayCount: 180, scale: 0.5 });
  const timetable = packTimetable(world, flights);
  const names = timetable.airports.code.map((code) => ({ code, name: code, cityName: code }));
  return createDesk({
    timetable,
    names,
    model: houseFareModel(timetable, HOUSE_CARRIERS, 7),
    seed: 7,
    supplier: 'house',
  });
}

test('a flight from Ürümqi to Beijing leaves and arrives by Beijing time', () => {
  const desk = chineseDesk();
  const spec = { id: 'urc', query: tripQuery('URC', 'PEK', false), openedAtMs: SALE };
  const { offers } = desk.view(spec, { sort: 'fastest', filters: {}, offset: 0, limit: 20 });
  expect(offers.length).toBeGreaterThan(0);
  for (const { departure } of offers.map(({ slices }) => slices[0]!.segments[0]!)) {
    expect([departure.airport, departure.zone]).toEqual(['URC', 'Asia/Shanghai']);
    const beijing = new Date(Date.parse(departure.instant) + 8 * 3_600_000).toISOString().slice(0, 16);
    expect(departure.local).toBe(beijing);
  }
});
