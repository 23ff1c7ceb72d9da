import { useLingui } from '@lingui/react/macro';
import { useHydrated } from '#design/hydrated';
import { useFormat } from '../../format.ts';
import { wallClock } from '../reader/wall-clock.ts';

/** A time of day on the reader's clock once that is known, before in UTC. */
export function useClockTime(): (instant: string) => string {
  const { t } = useLingui();
  const format = useFormat();
  const hydrated = useHydrated();
  return (instant) => {
    if (hydrated) return format.time(wallClock(instant, Intl.DateTimeFormat().resolvedOptions().timeZone));
    const time = format.time(instant);
    return t`${time} UTC`;
  };
}

/** "Price held until 02:14"; null where no price is held. */
export function useHeldWords(): (heldUntil: string | null) => string {
  const { t } = useLingui();
  const timeOf = useClockTime();
  return (heldUntil) => {
    if (heldUntil === null) return t`Price not held yet`;
    const time = timeOf(heldUntil);
    return t`Price held until ${time}`;
  };
}
