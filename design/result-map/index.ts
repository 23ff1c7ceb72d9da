export { ResultMap } from './result-map.tsx';
export type { MapWords, ResultMapProps } from './result-map.tsx';
export { MapCards } from './map-cards.tsx';
export type { MapCard, MapCardsProps } from './map-cards.tsx';
export type { MapControl, MapControlsProps } from './controls.tsx';
export { boxAround, fitBox, panBox, zoomBox } from './geometry.ts';
export type { MapBox, MapPoint, MapShape } from './geometry.ts';
export type { LandRings } from './ground.tsx';
export type { MapPlace } from './pins.ts';
