import { island } from '../island.tsx';

/** The header of every page: drawn by the server, right without scripts, alive when somebody means to use it. */
export const SiteHeader = island({
  module: 'web/features/site-header.island.tsx',
  importer: () => import('./site-header.island.tsx'),
  pick: (module) => module.PageHeader,
});
