import { useCallback } from 'react';
import type { Settle } from '#design/place-combobox';
import { places } from '#contract/places';
import { fetchApi } from '../../api.ts';
import { placeOption } from './place-option.ts';
import type { NearMe } from './use-near-me.ts';
import { useOptionWords } from './use-option-words.ts';

/** Further ones are in the list. */
const LIKELY = 3;

/** What a name means that several places share, by the same rule as in a form that is sent without scripts. */
export function usePlaceSettle(near: NearMe): Settle {
  const words = useOptionWords(near);
  return useCallback<Settle>(
    async (text) => {
      const { place, suggestions } = await fetchApi(places.resolve, {
        q: text,
        ...(near === 'point' && { as: 'city' }),
      });
      return (place ? [place] : suggestions.slice(0, LIKELY)).map((one) => placeOption(one, words));
    },
    [near, words],
  );
}
