import { type DayStyle, useFormat } from '../../format.ts';
import { wallClock } from '../reader/wall-clock.ts';
import { useLists } from '../reader/use-lists.ts';

export type Clock = ReturnType<ReturnType<typeof useZonedClock>>;

/**
 * Instants on the clock of a place, whose zone the page names. Never on the reader's own: a page reads the same as the server wrote it,
 * before and after its scripts come, however it was reached.
 */
export function useZonedClock() {
  const format = useFormat();
  const lists = useLists();
  return ({ zone, zoneName }: { readonly zone: string; readonly zoneName: string }) => {
    const local = (instant: string) => wallClock(instant, zone);
    const told = (wall: string, style?: DayStyle) => lists.facts([format.day(wall, style), format.time(wall)]);
    return {
      /** `London time`. */
      zoneName,
      local,
      time: (instant: string) => format.time(local(instant)),
      day: (instant: string) => format.day(local(instant)),
      /** `Sat 21 Nov, 14:03`. For a list that names its zone. */
      moment: (instant: string, style?: DayStyle) => told(local(instant), style),
      /** Where nothing around it names the zone: `Sat 21 Nov, 14:03, London time`. */
      zoned: (instant: string) => lists.facts([told(local(instant)), zoneName]),
    };
  };
}
