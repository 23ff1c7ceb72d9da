import { island } from '../../../island.tsx';

/** Choosing places to compare; a form without scripts, a control on each card once a reader is there. */
export const CompareTray = island({
  module: 'web/features/verticals/stays/compare/tray.island.tsx',
  importer: () => import('./compare/tray.island.tsx'),
  pick: (module) => module.CompareTray,
  wakes: () => 'reader',
});
