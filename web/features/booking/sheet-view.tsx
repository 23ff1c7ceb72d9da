import { island } from '../../island.tsx';

/** Paper is right without scripts; the button that prints it comes once a reader is there. */
export const SheetView = island({
  module: 'web/features/booking/sheet-view.island.tsx',
  importer: () => import('./sheet-view.island.tsx'),
  pick: ({ Sheet }) => Sheet,
  wakes: () => 'reader',
});
