import { island } from '../../../../island.tsx';

/** The search row: a plain GET form until somebody means to use it. */
export const SearchForm = island({
  module: 'web/features/verticals/flights/form/search-form.island.tsx',
  importer: () => import('./search-form.island.tsx'),
  pick: (module) => module.SearchForm,
});
