import { island } from '../../island.tsx';

/** A box and its words, for whoever is signed in; right without scripts. */
export const KeepBox = island({
  module: 'web/features/cards/keep-box.island.tsx',
  importer: () => import('./keep-box.island.tsx'),
  pick: ({ KeepBoxContent }) => KeepBoxContent,
});
