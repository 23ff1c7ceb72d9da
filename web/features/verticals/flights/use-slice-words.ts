import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useFormat } from '../../../format.ts';
import type { ListedSlice } from './listed.ts';
import { useLists } from '../../reader/use-lists.ts';

type Stops = Pick<ListedSlice, 'stops' | 'connections'>;

const LONG_WAIT_MINUTES = 360;

/** A slice in words: stops, waits and days. */
export function useSliceWords() {
  const { t } = useLingui();
  const format = useFormat();
  const lists = useLists();

  /** `1 stop, Doha 2h 10m`; `name` picks how the airport is called. */
  function stops(
    slice: Stops,
    name: (wait: ListedSlice['connections'][number]) => string,
    where?: 'in a line',
  ): string {
    const waits = slice.connections.map((wait) => {
      const [place, time] = [name(wait), format.duration(wait.durationMinutes)];
      return t`${place} ${time}`;
    });
    return lists.facts([stopCount(slice.stops, where), ...waits]);
  }

  /** `1 stop`, `Direct`; in a line after other words `direct`. */
  function stopCount(count: number, where?: 'in a line'): string {
    if (count === 0) return where ? t({ context: 'in a line', message: 'direct' }) : t`Direct`;
    return t`${plural(count, { one: '# stop', other: '# stops' })}`;
  }

  /** `+1` with `arrives next day`, nothing on the same day. */
  function dayOffset(days: number): { text: string; label: string } | undefined {
    if (days === 0) return undefined;
    if (days === 1) return { text: '+1', label: t`arrives next day` };
    if (days === -1) return { text: '−1', label: t`arrives the day before` };
    return {
      text: `+${days}`,
      label: t`${plural(days, { one: 'arrives # day later', other: 'arrives # days later' })}`,
    };
  }

  return {
    stops: (slice: Stops, where?: 'in a line') => stops(slice, (wait) => wait.cityName, where),
    shortStops: (slice: Stops) => stops(slice, (wait) => wait.airport),
    stopCount,
    dayOffset,
    needsCare: (slice: Stops) =>
      slice.connections.some((wait) => wait.overnight || wait.durationMinutes > LONG_WAIT_MINUTES),
  };
}
