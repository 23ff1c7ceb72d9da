export { countryName } from './country-name.ts';
export { createListSources } from './list-sources.ts';
export { createPlaces } from './places.ts';
export type { Places, ResolvedPlace } from './places.ts';
