import { buildPlaces } from './build.ts';
import { createPlaceIndex, type PlaceIndex } from './open.ts';
import type { PlaceInput } from './types.ts';

/** A place for tests: everything that the test does not name is dull. */
export function placeInput(input: Partial<PlaceInput> & Pick<PlaceInput, 'type' | 'key' | 'name'>): PlaceInput {
  return {
    cityName: input.name,
    countryCode: 'GB',
    lat: 51,
    lon: 0,
    timeZone: 'Europe/London',
    weight: 0.001,
    names: [],
    airports: [],
    airportsAreNearby: false,
    ...input,
  };
}

export function indexOf(inputs: readonly PlaceInput[]): PlaceIndex {
  return createPlaceIndex(buildPlaces(inputs, { version: 'test' }));
}

/** Cities with these names, the first the best known. */
export function citiesNamed(names: readonly string[]): readonly PlaceInput[] {
  return names.map((name, at) => placeInput({ type: 'city', key: String(at + 1), name, weight: 0.5 / (at + 1) }));
}
