import { SHARED_INPUTS, type World } from './world.ts';

export const flightWorld: World = {
  name: 'the sample world',
  target: 'world',
  inputs: [
    ...SHARED_INPUTS,
    'supply/house/network',
    'supply/house/worlds/flights.ts',
    'supply/house/worlds/network-airport.ts',
    'engine/timetable',
  ],
  also: () => '',
  make: async (window) => {
    const [{ loadAirports }, { networkAirport }, { buildHouseWorld }] = await Promise.all([
      import('#reference/airports'),
      import('./network-airport.ts'),
      import('../network/index.ts'),
    ]);
    return buildHouseWorld({ airports: loadAirports().map(networkAirport), ...window });
  },
};
