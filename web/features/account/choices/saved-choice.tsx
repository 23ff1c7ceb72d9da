import { island } from '../../../island.tsx';

/** Asleep until somebody means to choose: the cards are right without scripts. */
export const SavedChoice = island({
  module: 'web/features/account/choices/saved-choice.island.tsx',
  importer: () => import('./saved-choice.island.tsx'),
  pick: ({ SavedChoiceContent }) => SavedChoiceContent,
});
