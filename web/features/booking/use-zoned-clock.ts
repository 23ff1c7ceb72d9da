import { useLingui } from '@lingui/react/macro';
import { useHydrated } from '#design/hydrated';
import { type DayStyle, useFormat } from '../../format.ts';
import { wallClock } from '../reader/wall-clock.ts';
import { useLists } from '../results/use-lists.ts';

export type Clock = ReturnType<ReturnType<typeof useZonedClock>>;

/** Instants on the clock of a place, the same for server and browser wherever they stand. */
export function useZonedClock() {
  const { t } = useLingui();
  const format = useFormat();
  const lists = useLists();
  const own = useHydrated() ? Intl.DateTimeFormat().resolvedOptions().timeZone : undefined;
  return ({ zone, zoneName }: { readonly zone: string; readonly zoneName: string }) => {
    const local = (instant: string) => wallClock(instant, zone);
    const told = (wall: string, style?: DayStyle) => lists.facts([format.day(wall, style), format.time(wall)]);
    const deadline = (instant: string, moment: string, style?: DayStyle): string => {
      const [there, here] = [local(instant), wallClock(instant, own ?? zone)];
      if (there === here || !own) return moment;
      const time = there.slice(0, 10) === here.slice(0, 10) ? format.time(here) : told(here, style);
      return t`${moment} (${time} your time)`;
    };
    return {
      /** `London time`. */
      zoneName,
      local,
      time: (instant: string) => format.time(local(instant)),
      day: (instant: string) => format.day(local(instant)),
      /** `Sat 21 Nov, 14:03`. */
      moment: (instant: string, style?: DayStyle) => told(local(instant), style),
      /** The same, and once the reader's own clock is known and shows another time, that as well. For a list that names its zone. */
      deadline: (instant: string, style?: DayStyle) => deadline(instant, told(local(instant), style), style),
      /** The end of a span and the beginning of the next, which does not say the reader's clock again. */
      end: (instant: string, style?: DayStyle) => {
        const from = told(local(instant), style);
        return { until: deadline(instant, from, style), from };
      },
      /** Where nothing around it names the zone: `Sat 21 Nov, 14:03, London time`. */
      zonedDeadline: (instant: string) => deadline(instant, lists.facts([told(local(instant)), zoneName])),
    };
  };
}
