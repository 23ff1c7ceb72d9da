import { useLingui } from '@lingui/react/macro';
import type { FlightOffer } from '#contract/search';

/** For whom a fare is; nothing of one that is for everybody. */
export function useAudienceWords() {
  const { t } = useLingui();
  return ({ audience }: Pick<FlightOffer['fare'], 'audience'>): string =>
    audience === undefined ? '' : audience === 'member' ? t`Member fare` : t`Company fare`;
}
