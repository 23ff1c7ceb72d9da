import { island } from '../../../island.tsx';

/** The flights of a list, and how a return is chosen; its first answer comes without scripts. */
export const FlightList = island({
  module: 'web/features/verticals/flights/list/flight-list.island.tsx',
  importer: () => import('./list/flight-list.island.tsx'),
  pick: (module) => module.FlightList,
  wakes: () => 'reader',
});
