export { loadLand } from './land.ts';
export type { LandMask } from './land.ts';
