export { ringArea, ringPath, simplifyRing, smoothRing } from './simplify.ts';
export type { Point } from './simplify.ts';
