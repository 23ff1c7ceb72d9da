import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useLists } from '../reader/use-lists.ts';
import type { PlaceWords } from './place-option.ts';
import type { NearMe } from './use-near-me.ts';

/** What a place says beside its name: as an end of a flight, or as where to sleep. */
export function useOptionWords(near: NearMe): PlaceWords {
  const { t } = useLingui();
  const { comma } = useLists();
  return useMemo(() => (near === 'airports' ? { allAirports: t`All airports`, comma } : { comma }), [t, comma, near]);
}
