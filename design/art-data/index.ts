export { loadLandRings } from './land.ts';
export type { Ring } from './land.ts';
