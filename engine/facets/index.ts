export { relaxations } from './relax.ts';
export { DAY_STEPS, extent, stepEnd, stepOf, stepsOver, Tally } from './tally.ts';
export type { Steps } from './tally.ts';
export type { Facet, FacetOption, Relaxation } from './types.ts';
export { byCount, choose, histogram, range, ranked } from './words.ts';
export type { Histogram } from './words.ts';
