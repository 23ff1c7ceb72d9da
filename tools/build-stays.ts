import { compileWorld } from './compile-world.ts';
import { STAY_INPUTS } from './world-inputs.ts';

/** Compiles the places to sleep of the invented world into `dist/stays.bin`. */
await compileWorld({
  name: 'the sample stays',
  target: 'stays',
  inputs: STAY_INPUTS,
  make: async (window) => {
    const [{ stayCities }, { loadLand }, { buildHouseStays }] = await Promise.all([
      import('./stay-cities.ts'),
      import('#reference/land'),
      import('#supply/house/stays'),
    ]);
    return buildHouseStays({ cities: stayCities(), isLand: loadLand().isLand, ...window });
  },
});
