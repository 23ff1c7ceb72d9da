import { island } from '../../../island.tsx';

/** What a list without rows says; most lists have some. */
export const Nothing = island({
  module: 'web/features/verticals/flights/nothing.island.tsx',
  importer: () => import('./nothing.island.tsx'),
  pick: (module) => module.Nothing,
});
