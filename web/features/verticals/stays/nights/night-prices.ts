import { island } from '../../../../island.tsx';

/** A month of arrivals with their totals. Its links are on the page; prices come when a reader is near. */
export const NightPrices = island({
  module: 'web/features/verticals/stays/nights/nights.island.tsx',
  importer: () => import('./nights.island.tsx'),
  pick: (module) => module.NightPrices,
  wakes: () => 'near',
});
