import { island } from '../../../island.tsx';

/** What is still sold where the flights of a page are gone; most are not. */
export const FlightsLeft = island({
  module: 'web/features/verticals/flights/flights-left.island.tsx',
  importer: () => import('./flights-left.island.tsx'),
  pick: (module) => module.FlightsLeft,
});
