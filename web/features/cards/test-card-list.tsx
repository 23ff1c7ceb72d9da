import { island } from '../../island.tsx';

/** For a closed part of a page: what is in it comes after the page. */
export const TestCardList = island({
  module: 'web/features/cards/test-card-list.island.tsx',
  importer: () => import('./test-card-list.island.tsx'),
  pick: ({ TestCardListContent }) => TestCardListContent,
});
