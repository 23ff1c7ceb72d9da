import { useFormat } from '../../format.ts';
import { useReaderZone } from './use-reader-zone.ts';
import { offsetText, wallClock } from './wall-clock.ts';

/** A time of day on the reader's clock once that is known, before in UTC, with how far it stands from UTC: `02:14 UTC+1`. */
export function useClockTime(): (instant: string) => string {
  const format = useFormat();
  const zone = useReaderZone();
  return (instant) => {
    const local = wallClock(instant, zone);
    return `${format.time(local)} ${offsetText(local, instant)}`;
  };
}
