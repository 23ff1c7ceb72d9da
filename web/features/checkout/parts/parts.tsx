import { island } from '../../../island.tsx';

const module = 'web/features/checkout/parts/parts.island.tsx';
const importer = () => import('./parts.island.tsx');

/** What is bought is drawn by its own vertical, and asks for no script to be read. */
export const Thing = island({ module, importer, pick: ({ ThingContent }) => ThingContent });

/** What costs something else than the search showed. */
export const PriceNotes = island({
  module,
  importer,
  pick: ({ PriceNotesContent }) => PriceNotesContent,
});

/** What of it is not real. */
export const Samples = island({ module, importer, pick: ({ SamplesContent }) => SamplesContent });

/** For whom each thing is, and how it can be cancelled. */
export const PartTerms = island({
  module,
  importer,
  pick: ({ PartTermsContent }) => PartTermsContent,
});

/** Everything that will be booked, and what comes back when. */
export const Review = island({ module, importer, pick: ({ ReviewContent }) => ReviewContent });

/** Several things in one booking, each with a way to have it without. */
export const Together = island({ module, importer, pick: ({ TogetherContent }) => TogetherContent });

/** Every line of the price, with who levies it. */
export const PriceLines = island({
  module,
  importer,
  pick: ({ PriceLinesContent }) => PriceLinesContent,
  // Its sums move with every choice of extras: asleep it would be drawn anew then.
  wakes: () => 'reader',
});

/** To where another of the same is chosen. */
export const BackToChoice = island({ module, importer, pick: ({ BackContent }) => BackContent });
