import { island } from '../../../island.tsx';

/** What is charged now and what at the place, thing by thing; right without scripts. */
export const CostParts = island({
  module: 'web/features/checkout/parts/cost-parts.island.tsx',
  importer: () => import('./cost-parts.island.tsx'),
  pick: ({ CostPartsContent }) => CostPartsContent,
});
