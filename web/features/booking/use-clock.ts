import { useLingui } from '@lingui/react/macro';
import type { Order } from '#contract/booking';
import { type DayStyle, useFormat } from '../../format.ts';
import { useLists } from '../results/use-lists.ts';
import { journeyOf } from './journey-of.ts';
import { wallClock } from '../reader/wall-clock.ts';

/** Instants on the clock of the first departure, the same for server and browser wherever they stand. */
export function useClock(order: Order) {
  const { t } = useLingui();
  const format = useFormat();
  const lists = useLists();
  const { from } = journeyOf(order);
  const local = (instant: string) => wallClock(instant, from.zone);
  return {
    /** `London time`. */
    zoneName: t`${from.cityName} time`,
    local,
    time: (instant: string) => format.time(local(instant)),
    day: (instant: string) => format.day(local(instant)),
    /** `Sat 21 Nov, 14:03`. */
    moment: (instant: string, style?: DayStyle) =>
      lists.facts([format.day(local(instant), style), format.time(local(instant))]),
  };
}
