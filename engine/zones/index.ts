export { wallInstant, zoneColumns, zoneInstant } from './zones.ts';
export type { ZoneColumns } from './zones.ts';
