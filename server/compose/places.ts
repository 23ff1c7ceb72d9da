import { places as calls } from '#contract/places';
import { sources } from '#contract/sources';
import { createListSources, createPlaces, type Places } from '#domain/places';
import { openPlaces } from '#reference/places';
import { DATA_SOURCES, OPENSTREETMAP } from '#reference/sources';
import { sellsMapPoints } from '#supply/house';
import { bind, handle } from '../http/binding.ts';
import type { Part } from './part.ts';

export interface PlacesPart extends Part {
  readonly places: Places;
}

/** Cities, metros and airports: what a typed text means. The snapshot is one file, read in milliseconds. */
export async function placesPart(dataDir: string): Promise<PlacesPart> {
  const places = createPlaces(await openPlaces());
  const listSources = createListSources(sellsMapPoints(dataDir) ? [...DATA_SOURCES, OPENSTREETMAP] : DATA_SOURCES);
  return {
    places,
    bindings: [
      bind(calls.suggest, places.suggestPlaces),
      handle(calls.resolve, async (ctx, input) => {
        const { place, airports, suggestions } = await places.resolveText({ ctx, input });
        return { place, airports, suggestions };
      }),
      bind(sources.list, listSources),
    ],
  };
}
