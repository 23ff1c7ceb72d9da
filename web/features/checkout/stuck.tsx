import { island } from '../../island.tsx';

/** Why it does not go on: a price that moved, or something that is gone. What is rare does not come with every checkout. */
export const Stuck = island({
  module: 'web/features/checkout/stuck.island.tsx',
  importer: () => import('./stuck.island.tsx'),
  pick: ({ StuckContent }) => StuckContent,
});
