import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import type { PlaceGroup, PlaceOption, Suggest } from '#design/place-combobox';
import { places } from '#contract/places';
import type { PlaceSuggestion } from '#contract/places';
import { fetchApi } from '../../api.ts';
import { placeOption } from './place-option.ts';
import { recentPlaces } from './recents.ts';
import { type NearMe, useNearMe } from './use-near-me.ts';
import { useOptionWords } from './use-option-words.ts';

const SHOWN = 8;

/**
 * Suggestions for the place fields: recents of this visit and 'near me' before anything is typed, then the city that is meant with
 * its airports, further cities, further airports.
 */
export function usePlaceSuggest(near: NearMe): Suggest {
  const { t } = useLingui();
  const nearMe = useNearMe(near);
  const words = useOptionWords(near);
  return useCallback<Suggest>(
    async (text, signal) => {
      if (text.trim() === '') {
        return grouped([
          [t`Recent`, recentPlaces()],
          ['', [nearMe()]],
        ]);
      }
      const ask = { q: text, limit: SHOWN, ...(near === 'point' && { as: 'city' as const }) };
      const found = await fetchApi(places.suggest, ask, { signal });
      const optionOf = (place: PlaceSuggestion) => placeOption(place, words);
      const [first] = found.places;
      const together = first ? withAirports(first, found.places) : [];
      const of = (wanted: (place: PlaceSuggestion) => boolean) =>
        found.places.filter((place) => !together.includes(place) && wanted(place)).map(optionOf);
      const [cities, airports] = [of((place) => !isAirport(place)), of(isAirport)];
      // The best match leads, whatever it is: a typed code means its airport. Who stays somewhere means the city.
      const named = near === 'point' && cities.length > 0 && first?.code !== text.trim().toUpperCase();
      const kinds = [[t`Cities`, cities] as const, [t`Airports`, airports] as const];
      return grouped([
        [first?.name ?? '', together.map(optionOf)],
        ...(first && isAirport(first) && !named ? kinds.toReversed() : kinds),
      ]);
    },
    [t, near, nearMe, words],
  );
}

function isAirport({ type }: PlaceSuggestion): boolean {
  return type === 'airport';
}

/** A city and its airports, which stay together: those of Oslo go before Oslob. None where none of them was found. */
function withAirports(city: PlaceSuggestion, found: readonly PlaceSuggestion[]): readonly PlaceSuggestion[] {
  if (city.airportsAre !== 'own') return [];
  const airports = found.filter(({ type, code }) => type === 'airport' && city.airports?.includes(code ?? ''));
  return airports.length > 0 ? [city, ...airports] : [];
}

function grouped(groups: readonly (readonly [label: string, options: readonly PlaceOption[]])[]): PlaceGroup[] {
  return groups.filter(([, options]) => options.length > 0).map(([label, options]) => ({ label, options }));
}
