import { island } from '../../island.tsx';

/** All that is told of an order; right without scripts but for the reader's own clock, so whoever is there wakes it. */
export const OrderView = island({
  module: 'web/features/booking/order-view.island.tsx',
  importer: () => import('./order-view.island.tsx'),
  pick: ({ OrderPage }) => OrderPage,
  wakes: () => 'reader',
});
