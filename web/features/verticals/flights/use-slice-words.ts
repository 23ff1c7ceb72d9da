import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useFormat } from '../../../format.ts';
import type { ListedSlice } from './listed.ts';

const LONG_WAIT_MINUTES = 360;

/** A slice in words: stops, waits and days. */
export function useSliceWords() {
  const { t } = useLingui();
  const format = useFormat();

  /** `1 stop, Doha 2h 10m`; `name` picks how the airport is called. */
  function stops(slice: ListedSlice, name: (wait: ListedSlice['connections'][number]) => string): string {
    if (slice.stops === 0) return t`Direct`;
    const waits = slice.connections.map((wait) => `${name(wait)} ${format.duration(wait.durationMinutes)}`).join(', ');
    return t`${plural(slice.stops, { one: '# stop', other: '# stops' })}, ${waits}`;
  }

  /** `1 stop`. */
  function stopCount(count: number): string {
    return count === 0 ? t`Direct` : t`${plural(count, { one: '# stop', other: '# stops' })}`;
  }

  /** `+1` with `arrives next day`, nothing on the same day. */
  function dayOffset(days: number): { text: string; label: string } | undefined {
    if (days === 0) return undefined;
    if (days === 1) return { text: '+1', label: t`arrives next day` };
    if (days === -1) return { text: '−1', label: t`arrives the day before` };
    return { text: `+${days}`, label: t`arrives ${days} days later` };
  }

  return {
    stops: (slice: ListedSlice) => stops(slice, (wait) => wait.cityName),
    shortStops: (slice: ListedSlice) => stops(slice, (wait) => wait.airport),
    stopCount,
    dayOffset,
    needsCare: (slice: ListedSlice) =>
      slice.connections.some((wait) => wait.overnight || wait.durationMinutes > LONG_WAIT_MINUTES),
  };
}
