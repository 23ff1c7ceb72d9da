import { island } from '../../island.tsx';

/** Asleep until somebody means to choose: the radios are right without scripts. */
export const KeptChoice = island({
  module: 'web/features/cards/kept-choice.island.tsx',
  importer: () => import('./kept-choice.island.tsx'),
  pick: ({ KeptChoiceContent }) => KeptChoiceContent,
});
