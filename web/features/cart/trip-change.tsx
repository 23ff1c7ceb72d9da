import { island } from '../../island.tsx';

/** Few who choose have a trip already. */
const MODULE = {
  module: 'web/features/cart/trip-change.island.tsx',
  importer: () => import('./trip-change.island.tsx'),
} as const;

/** What a choice replaces, before it is made. */
export const InTrip = island({ ...MODULE, pick: (module) => module.InTripNote });

/** What the trip comes to with another choice: with each it says another sum. */
export const TripChange = island({ ...MODULE, pick: (module) => module.TripChangeLine, wakes: () => 'reader' });
