import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useLists } from '../results/use-lists.ts';
import type { PlaceWords } from './place-option.ts';

/** What a place says beside its name. */
export function useOptionWords(): PlaceWords {
  const { t } = useLingui();
  const { comma } = useLists();
  return useMemo(() => ({ allAirports: t`All airports`, comma }), [t, comma]);
}
