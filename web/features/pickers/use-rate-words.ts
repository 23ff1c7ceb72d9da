import { useLingui } from '@lingui/react/macro';
import type { RatesView } from '#contract/layout';
import { useFormat } from '../../format.ts';

/** By which rates prices are converted, in one line. */
export function useRateWords(): (rates: RatesView) => string {
  const { t } = useLingui();
  const format = useFormat();
  return ({ kind, date, stale }) => {
    const day = format.day(date, 'plain');
    if (kind === 'demo') return t`Prices are converted at demo rates of ${day}.`;
    return stale
      ? t`Prices are converted at rates of ${day}, which may be out of date.`
      : t`Prices are converted at rates of ${day}.`;
  };
}
