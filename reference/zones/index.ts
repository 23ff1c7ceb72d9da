export { currentZoneName, zoneAt } from './zones.ts';
