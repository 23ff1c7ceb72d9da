import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useHydrated } from '#design/hydrated';
import { useFormat } from '../../format.ts';
import { wallClock } from '../reader/wall-clock.ts';

const MINUTE_MS = 60_000;

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

/** "Price held until 02:14" and "25 minutes from now". */
export function useHeldWords() {
  const { t } = useLingui();
  const timeOf = useClockTime();
  return (heldUntil: string, now: string) => {
    const time = timeOf(heldUntil);
    const minutes = Math.max(0, Math.floor((Date.parse(heldUntil) - Date.parse(now)) / MINUTE_MS));
    return {
      text: t`Price held until ${time}`,
      left:
        minutes === 0
          ? t`less than a minute from now`
          : t`${plural(minutes, { one: '# minute from now', other: '# minutes from now' })}`,
    };
  };
}
