import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import type { PlaceGroup, PlaceOption } from '#design/place-combobox';
import { places } from '#contract/places';
import { fetchApi } from '../../api.ts';
import { locate, type Whereabouts } from './near-me.ts';
import { useLists } from '../reader/use-lists.ts';
import { placeOption } from './place-option.ts';
import { POINT } from './recents.ts';

const SHOWN = 6;
/** The best known around are asked; the nearest of them are shown, so that no airstrip crowds them out. */
const ASKED = 20;

/** What 'near me' offers: the airports around, or the point itself, where one may be anywhere. */
export type NearMe = 'airports' | 'point';

/** The row of the list that asks the device where it is, and only when it is pressed. */
export function useNearMe(offers: NearMe): () => PlaceOption {
  const { t } = useLingui();
  const { comma } = useLists();
  return useCallback(() => {
    const row: PlaceOption = {
      id: 'near-me',
      name: t`Near me`,
      detail: offers === 'airports' ? t`The nearest airports` : t`Near your location`,
      icon: 'map-pin',
      busy: t`Finding your location…`,
      act: async (_text, signal) => {
        const where = await locate(navigator.geolocation);
        if (where.kind !== 'known') return [{ label: '', options: [row], note: wordsFor(where.kind) }];
        if (offers === 'point') return [{ label: t`Near you`, options: [pointAt(where.near)] }];
        try {
          return await airportsNear(where.near, signal);
        } catch {
          return [{ label: '', options: [row], note: t`The airports near you could not be loaded. Try again.` }];
        }
      },
    };
    return row;

    function pointAt(near: string): PlaceOption {
      return { id: `${POINT}${near}`, name: t`Near you`, detail: t`your location`, icon: 'map-pin' };
    }

    async function airportsNear(near: string, signal: AbortSignal): Promise<PlaceGroup[]> {
      const found = await fetchApi(places.suggest, { q: '', near, types: 'airport', limit: ASKED }, { signal });
      const nearest = found.places.toSorted((a, b) => (a.distanceKm ?? 0) - (b.distanceKm ?? 0)).slice(0, SHOWN);
      if (nearest.length === 0)
        return [{ label: '', options: [], note: t`There are no airports near you. Enter a city.` }];
      const options = nearest.map((place) => {
        const km = place.distanceKm ?? 0;
        return { ...placeOption(place, { comma }), distance: t`${km} km away` };
      });
      return [{ label: t`Near you`, options }];
    }

    function wordsFor(kind: Exclude<Whereabouts['kind'], 'known'>): string {
      if (kind === 'denied') {
        return t`Your browser does not share your location. Allow it in your browser’s site settings or enter a city.`;
      }
      if (kind === 'timeout') return t`Finding your location took too long. Try again or enter a city.`;
      return t`Your device can’t find its location. Enter a city or an airport.`;
    }
  }, [t, comma, offers]);
}
