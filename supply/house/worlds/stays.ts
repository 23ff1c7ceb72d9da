import { ownStaysKey, readOwnStays } from '../stays/import/own-files.ts';
import type { OwnStaysInput } from '../stays/world/own.ts';
import { SHARED_INPUTS, type World } from './world.ts';

/** The places to sleep of the invented world, and the operator's own. */
export const stayWorld: World = {
  name: 'the stays',
  target: 'stays',
  inputs: [
    ...SHARED_INPUTS,
    'supply/house/stays',
    'supply/house/charges',
    'supply/house/worlds/stays.ts',
    'supply/house/worlds/stay-cities.ts',
    'supply/house/network/regions.ts',
    'supply/house/fares/currencies.ts',
    'engine/stays',
  ],
  also: ownStaysKey,
  make: async (window, dataDir) => {
    const [{ nearestCity, stayCities }, { loadLand }, { buildHouseStays }] = await Promise.all([
      import('./stay-cities.ts'),
      import('#reference/land'),
      import('../stays/index.ts'),
    ]);
    const stays = readOwnStays(dataDir);
    const own: OwnStaysInput | undefined = stays.properties.length > 0 ? { stays, nearest: nearestCity() } : undefined;
    return buildHouseStays({ cities: stayCities(), isLand: loadLand().isLand, own, ...window });
  },
};
