export { loadAirports } from './airports.ts';
export type { AirportRow } from './airports.ts';
