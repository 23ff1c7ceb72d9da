import { useLingui } from '@lingui/react/macro';
import type { CancelStep } from '#contract/search';
import { type Clock, useZonedClock } from '../../../booking/use-zoned-clock.ts';

/** The end of a step of what is booked: a midnight of the place of sale as the last minute of its day, by the clock there. */
export function useVoidEnd() {
  const { t } = useLingui();
  const clockOf = useZonedClock();
  return ({ window }: Pick<CancelStep, 'window'>, until: string, clock: Clock): string => {
    if (!window || 'hours' in window) return clock.zoned(until);
    const { midnightIn } = window;
    const last = new Date(Date.parse(until) - 60_000).toISOString();
    return clockOf({ zone: midnightIn.zone, zoneName: t`${midnightIn.cityName} time` }).zoned(last);
  };
}
