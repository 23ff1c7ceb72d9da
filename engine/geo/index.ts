export { greatCircleKm } from './distance.ts';
export { createOutline } from './outline.ts';
export type { Outline, Rings } from './outline.ts';
