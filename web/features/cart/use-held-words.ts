import { useLingui } from '@lingui/react/macro';
import { useFormat } from '../../format.ts';
import { useReaderZone } from '../reader/use-reader-zone.ts';
import { offsetText, wallClock } from '../reader/wall-clock.ts';

/** A time of day on the reader's clock once that is known, before in UTC, with how far it stands from UTC: `02:14 UTC+1`. */
export function useClockTime(): (instant: string) => string {
  const format = useFormat();
  const zone = useReaderZone();
  return (instant) => {
    const local = wallClock(instant, zone);
    return `${format.time(local)} ${offsetText(local, instant)}`;
  };
}

/** "Price held until 02:14 UTC+1"; null where no price is held. */
export function useHeldWords(): (heldUntil: string | null) => string {
  const { t } = useLingui();
  const timeOf = useClockTime();
  return (heldUntil) => {
    if (heldUntil === null) return t`Price not held yet`;
    const time = timeOf(heldUntil);
    return t`Price held until ${time}`;
  };
}
