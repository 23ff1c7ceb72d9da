import { useFormat } from '../../../format.ts';
import { wallClock } from '../../reader/wall-clock.ts';
import { useLists } from '../../reader/use-lists.ts';

/** An instant as the clocks of the house show it: `Mon 8 Mar, 18:00`. */
export function useDeadline(): (instant: string, zone: string) => string {
  const format = useFormat();
  const lists = useLists();
  return (instant, zone) => {
    const local = wallClock(instant, zone);
    return lists.facts([format.day(local), format.time(local)]);
  };
}
