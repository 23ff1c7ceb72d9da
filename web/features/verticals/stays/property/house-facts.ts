import { island } from '../../../../island.tsx';

const MODULE = {
  module: 'web/features/verticals/stays/property/house-facts.island.tsx',
  importer: () => import('./house-facts.island.tsx'),
} as const;

/** What one has to know to arrive. This and the next are text, so that hardly anybody needs their script. */
export const HouseFacts = island({ ...MODULE, pick: (module) => module.HouseFacts });

/** Amenities, and what a property asks of its guests. */
export const AboutHouse = island({ ...MODULE, pick: (module) => module.AboutHouse });

/** Room types of this house that this search cannot have, and why. */
export const NotToBeHad = island({ ...MODULE, pick: (module) => module.NotToBeHad });
