export { buildHouseStays } from './build.ts';
export type { NearAirport, Quarter, StayCity } from './world/city.ts';
export type { OwnStaysInput } from './world/own.ts';
export { houseStays } from './world/world.ts';
