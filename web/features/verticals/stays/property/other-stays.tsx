import { island } from '../../../../island.tsx';

/** Other places instead of one that is gone; links, so that hardly anybody needs their script. */
export const OtherStays = island({
  module: 'web/features/verticals/stays/property/other-stays.island.tsx',
  importer: () => import('./other-stays.island.tsx'),
  pick: (module) => module.OtherStays,
});
