export { buildHouseWorld } from './build.ts';
export { generateNetwork } from './generate.ts';
export type { NetworkAirport } from './world.ts';
