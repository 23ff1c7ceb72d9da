import { island } from '../../../island.tsx';

/** How a return is chosen, and its flights one after the other. */
export const ByFlight = island({
  module: 'web/features/verticals/flights/steps/by-flight.island.tsx',
  importer: () => import('./steps/by-flight.island.tsx'),
  pick: (module) => module.ByFlight,
  areas: ['byflight', 'nothing'],
});
