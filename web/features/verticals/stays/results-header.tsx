import { island } from '../../../island.tsx';

/** The site header with the search in one line. */
export const ResultsHeader = island({
  module: 'web/features/verticals/stays/results-header.island.tsx',
  importer: () => import('./results-header.island.tsx'),
  pick: (module) => module.ResultsHeader,
});
