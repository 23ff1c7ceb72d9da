export { PlaceArt } from './place-art.tsx';
export type { PlaceArtProps } from './place-art.tsx';
export { climateOf } from './climate.ts';
export type { Climate } from './climate.ts';
export { drawPlaceArt } from './draw.ts';
