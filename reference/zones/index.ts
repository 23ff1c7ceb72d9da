export { UNOFFICIAL } from './official.ts';
export { currentZoneName, drawnZoneAt, zoneAt } from './zones.ts';
