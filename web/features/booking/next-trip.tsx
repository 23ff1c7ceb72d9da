import { island } from '../../island.tsx';

/** The next booking on the first page of the account; forms and links, so whoever is there wakes it. */
export const NextTrip = island({
  module: 'web/features/booking/next-trip.island.tsx',
  importer: () => import('./next-trip.island.tsx'),
  pick: (module) => module.NextTrip,
  wakes: () => 'reader',
});
