import { island } from '../../../island.tsx';

/** Airports nearby with a lower total, below a list; asked for when a reader comes near. */
export const NearbyAirports = island({
  module: 'web/features/verticals/flights/nearby/nearby.island.tsx',
  importer: () => import('./nearby/nearby.island.tsx'),
  pick: (module) => module.NearbyAirports,
  wakes: () => 'near',
});
