import type { OwnStaysInput } from '#supply/house/stays';
import { compileWorld } from './compile-world.ts';
import { dataDirOf, ownStaysKey, readOwnStays } from './own-stays.ts';
import { STAY_INPUTS } from './world-inputs.ts';

const dataDir = dataDirOf(process.env);

/** Compiles the places to sleep of the invented world, and the operator's own, into `dist/stays.bin`. */
await compileWorld({
  name: 'the stays',
  target: 'stays',
  inputs: STAY_INPUTS,
  also: ownStaysKey(dataDir),
  make: async (window) => {
    const [{ nearestCity, stayCities }, { loadLand }, { buildHouseStays }] = await Promise.all([
      import('./stay-cities.ts'),
      import('#reference/land'),
      import('#supply/house/stays'),
    ]);
    const stays = readOwnStays(dataDir);
    const own: OwnStaysInput | undefined = stays.properties.length > 0 ? { stays, nearest: nearestCity() } : undefined;
    return buildHouseStays({ cities: stayCities(), isLand: loadLand().isLand, own, ...window });
  },
});
