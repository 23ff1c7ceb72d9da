export { CarrierTile } from './carrier-tile.tsx';
export type { CarrierTileProps } from './carrier-tile.tsx';
