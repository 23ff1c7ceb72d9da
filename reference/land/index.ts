export { loadLand } from './land.ts';
export type { LandMask } from './land.ts';
export { simpleOutline } from './outline.ts';
