import { island } from '../../island.tsx';

/** The cart with all that can be done with it, for its page. */
export const CartContents = island({
  module: 'web/features/cart/cart-contents.island.tsx',
  importer: () => import('./cart-contents.island.tsx'),
  pick: (module) => module.CartContentsList,
  // Its clock is the reader's.
  wakes: () => 'idle',
});
