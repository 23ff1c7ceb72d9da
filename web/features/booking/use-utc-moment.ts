import { useFormat } from '../../format.ts';
import { useLists } from '../reader/use-lists.ts';
import { wallClock } from '../reader/wall-clock.ts';

/** `20 Nov 2026, 14:03 UTC`, where no place gives an instant its clock. */
export function useUtcMoment() {
  const format = useFormat();
  const lists = useLists();
  return (instant: string): string => {
    const local = wallClock(instant, 'UTC');
    return lists.facts([format.day(local, 'plain'), `${format.time(local)} UTC`]);
  };
}
