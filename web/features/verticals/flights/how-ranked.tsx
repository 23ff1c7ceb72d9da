import { island } from '../../../island.tsx';

/** How the list is ordered and what was looked at: text that opens without scripts. */
export const HowRanked = island({
  module: 'web/features/verticals/flights/how-ranked.island.tsx',
  importer: () => import('./how-ranked.island.tsx'),
  pick: (module) => module.HowRanked,
});
