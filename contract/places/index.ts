export * as places from './calls.ts';
export { placeSchema, placeTypeSchema } from './place.ts';
export type { PlaceSuggestion, PlaceTypeName } from './place.ts';
