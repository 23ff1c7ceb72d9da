import { island } from '../../../island.tsx';

const module = 'web/features/checkout/parts/parts.island.tsx';
const importer = () => import('./parts.island.tsx');

/** What goes with it and is not in it yet. */
export const AddBeside = island({
  module,
  importer,
  pick: ({ AddBesideContent }) => AddBesideContent,
});

/** A price that was held for a while and is not any more. */
export const Lapsed = island({ module, importer, pick: ({ LapsedContent }) => LapsedContent });
