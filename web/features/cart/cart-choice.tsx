import { island } from '../../island.tsx';

/** The ways on while something is put aside; buttons of the form named, right without scripts. */
export const CartChoice = island({
  module: 'web/features/cart/cart-choice.island.tsx',
  importer: () => import('./cart-choice.island.tsx'),
  pick: ({ CartChoiceContent }) => CartChoiceContent,
});
