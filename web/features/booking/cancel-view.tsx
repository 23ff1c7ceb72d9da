import { island } from '../../island.tsx';

/** Cancelling is plain forms; the reader's own clock beside the deadlines comes once a reader is there. */
export const CancelView = island({
  module: 'web/features/booking/cancel-view.island.tsx',
  importer: () => import('./cancel-view.island.tsx'),
  pick: ({ CancelPage }) => CancelPage,
  wakes: () => 'reader',
});
