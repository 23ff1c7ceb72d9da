export { generateNetwork } from './network/generate.ts';
export type { GeneratedNetwork, NetworkInput } from './network/generate.ts';
export { HOUSE_CARRIERS } from './network/carriers.ts';
export type { CarrierModel, HouseCarrier } from './network/carriers.ts';
export { AIRCRAFT_BY_ICAO } from './network/aircraft.ts';
export type { AircraftType } from './network/aircraft.ts';
export type { NetworkAirport } from './network/world.ts';
