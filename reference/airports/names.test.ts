import { expect, test } from 'vitest';
import { loadAirports } from './airports.ts';
import { airportNamesIn, correctedNames } from './names.ts';
import { readAirports } from './package-rows.ts';
import { NAMED } from './patch.ts';

test.for([
  ['Naha Airport / JASDF Naha Air Base', 'Naha (Okinawa)', 'Naha Airport', ['JASDF Naha Air Base']],
  ['CFB Bagotville / Saguenay-Bagotville Airport', 'Saguenay', 'Saguenay-Bagotville Airport', ['CFB Bagotville']],
  ['Scott AFB/Midamerica Airport', 'Belleville', 'Midamerica Airport', ['Scott AFB']],
  ['Halifax / Stanfield International Airport', 'Halifax', 'Halifax Stanfield International Airport', []],
  ['Key Field / Meridian Regional Airport', 'Meridian', 'Meridian Regional Airport', ['Key Field']],
  ['Pohang Airport (G-815/K-3)', 'Pohang', 'Pohang Airport', []],
  ['Pointe-à-Pitre Le Raizet International  Airport', 'Abymes', 'Pointe-à-Pitre Le Raizet International Airport', []],
  ['Aracaju - Santa Maria International Airport', 'Aracaju', 'Aracaju – Santa Maria International Airport', []],
  ['Fayetteville Regional Airport - Grannis Field', 'Fayetteville', 'Fayetteville Regional Airport', ['Grannis Field']],
  ['Leipzig/Halle Airport', 'Leipzig', 'Leipzig/Halle Airport', []],
  ['Oslo Airport, Gardermoen', 'Oslo', 'Oslo Airport, Gardermoen', []],
  [
    'Augusto C. Sandino (Managua) International Airport',
    'Managua',
    'Managua Augusto C. Sandino International Airport',
    ['Augusto C. Sandino International Airport', 'Augusto C. Sandino Managua International Airport'],
  ],
] as const)('%s of %s is %s', ([field, cityName, name, others]) => {
  const read = airportNamesIn(field, cityName);
  expect(read.name).toBe(name);
  expect(read.others).toEqual(others.filter((other) => !name.includes(other)));
});

test('a name corrected by hand is needed still, and the one it replaces leads to the airport', () => {
  const byCode = new Map(loadAirports().map((airport) => [airport.code, airport]));
  const fields = new Map(readAirports().map(({ code, name }) => [code, name]));
  for (const [code, name] of NAMED) {
    const [airport, field = ''] = [byCode.get(code), fields.get(code)];
    expect(airport?.name).toBe(name);
    expect(airportNamesIn(field, airport?.cityName ?? '').name, code).not.toBe(name);
    expect(airport?.keywords).toEqual(expect.arrayContaining([...correctedNames(name, field).others]));
  }
});
