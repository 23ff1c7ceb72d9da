export { RouteMap, worldMapUrl } from './route-map.tsx';
export type { RouteMapProps } from './route-map.tsx';
export type { GeoPoint } from './projection.ts';
