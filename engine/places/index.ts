export { airportShortName } from './airport-name.ts';
export { buildPlaces, sortPlaces } from './build.ts';
export type { BuildOptions } from './build.ts';
export { PlaceInputError, SnapshotError } from './errors.ts';
export { fold, MAX_TEXT } from './fold.ts';
export { lookup } from './lookup.ts';
export type { LookupOptions } from './lookup.ts';
export { findNear, kilometresTo, rankByNearness } from './near.ts';
export { createPlaceIndex, MAX_RESULTS } from './open.ts';
export type { PlaceIndex } from './open.ts';
export {
  airportCount,
  countriesOf,
  countryOf,
  isCalled,
  isWholeName,
  ordinalOf,
  ordinalOfCode,
  otherNames,
  ownNameIn,
  ownsAirports,
  placeAt,
  typeOf,
} from './read.ts';
export { LAYOUT_VERSION } from './snapshot.ts';
export { NONE } from './trie.ts';
export { PLACE_TYPES } from './types.ts';
export type { Place, PlaceAirport, PlaceInput, PlaceName, PlaceType } from './types.ts';
