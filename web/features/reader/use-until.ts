import { useFacts } from '../../facts.ts';
import { useReaderMoment } from './use-reader-moment.ts';
import { useClockTime } from './use-clock-time.ts';

const NEAR_MS = 12 * 3_600_000;

/** A moment to come: the time alone, `02:14 UTC+1`, and with its day where that could be taken for another. */
export function useUntil(): (instant: string) => string {
  const { now } = useFacts();
  const timeOf = useClockTime();
  const momentOf = useReaderMoment();
  return (instant) => (Date.parse(instant) - Date.parse(now) < NEAR_MS ? timeOf : momentOf)(instant);
}
