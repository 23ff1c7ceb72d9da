import { useClockTime } from './use-clock-time.ts';
import { useFormat } from '../../format.ts';
import { useReaderZone } from './use-reader-zone.ts';
import { wallClock } from './wall-clock.ts';
import { useLists } from './use-lists.ts';

/** What is left to do now, such as to pay, on the reader's own clock: `Sat 21 Nov, 02:14 UTC+1`. */
export function useReaderMoment(): (instant: string) => string {
  const format = useFormat();
  const lists = useLists();
  const timeOf = useClockTime();
  const zone = useReaderZone();
  return (instant) => lists.facts([format.day(wallClock(instant, zone)), timeOf(instant)]);
}
