import { compileWorld } from './compile-world.ts';
import { networkAirport } from './network-airport.ts';
import { FLIGHT_INPUTS } from './world-inputs.ts';

/** Compiles the flights of the invented world into `dist/world.bin`. */
await compileWorld({
  name: 'the sample world',
  target: 'world',
  inputs: FLIGHT_INPUTS,
  make: async (window) => {
    const [{ loadAirports }, { buildHouseWorld }] = await Promise.all([
      import('#reference/airports'),
      import('#supply/house/network'),
    ]);
    return buildHouseWorld({ airports: loadAirports().map(networkAirport), ...window });
  },
});
