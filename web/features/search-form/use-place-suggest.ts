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

/** Suggestions for the place fields: recents of this visit and 'near me' before anything is typed, then cities, then airports. */
export function usePlaceSuggest(near: NearMe): Suggest {
  const { t } = useLingui();
  const nearMe = useNearMe(near);
  const words = useOptionWords(near);
  return useCallback<Suggest>(
    async (text, signal) => {
      if (text.trim() === '') {
        return grouped([
          [t`Chosen before`, recentPlaces()],
          ['', [nearMe()]],
        ]);
      }
      const ask = { q: text, limit: SHOWN, ...(near === 'point' && { as: 'city' as const }) };
      const found = await fetchApi(places.suggest, ask, { signal });
      const optionOf = (place: PlaceSuggestion) => placeOption(place, words);
      const of = (wanted: (place: PlaceSuggestion) => boolean) => found.places.filter(wanted).map(optionOf);
      const isAirport = (place: PlaceSuggestion) => place.type === 'airport';
      const [cities, airports] = [of((place) => !isAirport(place)), of(isAirport)];
      // The best match leads, whatever it is: a typed code means its airport. Who stays somewhere means the city.
      const first = found.places[0];
      const named = near === 'point' && cities.length > 0 && first?.code !== text.trim().toUpperCase();
      return grouped(
        first && isAirport(first) && !named
          ? [
              [t`Airports`, airports],
              [t`Cities`, cities],
            ]
          : [
              [t`Cities`, cities],
              [t`Airports`, airports],
            ],
      );
    },
    [t, near, nearMe, words],
  );
}

function grouped(groups: readonly (readonly [label: string, options: readonly PlaceOption[]])[]): PlaceGroup[] {
  return groups.filter(([, options]) => options.length > 0).map(([label, options]) => ({ label, options }));
}
