import { island } from '../../../../island.tsx';

/** The search form over the list whose search is edited. */
export const EditSearch = island({
  module: 'web/features/verticals/flights/form/edit-search.island.tsx',
  importer: () => import('./edit-search.island.tsx'),
  pick: (module) => module.EditSearch,
});
