import { areKept } from '../../features/verticals/flights/kept-searches.ts';
import { island } from '../../island.tsx';

/** The first screen: what the site promises, and the search over a map. */
export const Hero = island({
  module: 'web/routes/front-door/hero.island.tsx',
  importer: () => import('./hero.island.tsx'),
  pick: (module) => module.HeroSection,
  // Only a browser knows what it keeps.
  wakes: () => (areKept() ? 'idle' : undefined),
});
