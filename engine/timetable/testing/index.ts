export { seededRandom, weightedPicker } from './random.ts';
export { WORLD_SHAPE, syntheticFlights } from './syntheticFlights.ts';
export { metroOf, syntheticWorld } from './syntheticWorld.ts';
export type { SyntheticWorld } from './syntheticWorld.ts';
