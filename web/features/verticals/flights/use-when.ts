import { useLingui } from '@lingui/react/macro';
import type { FlightProduct } from '#contract/booking';
import type { Slice } from '#contract/search';
import { useFormat } from '../../../format.ts';
import { useLists } from '../../reader/use-lists.ts';
import { useSliceWords } from './use-slice-words.ts';
import { useTwoAirports } from './use-two-airports.ts';
import { useChosenWays } from './use-way-words.ts';

/** `Out, Tue 9 Mar, 22:05 LHR to 18:10 SIN, arrives next day` and so on, each flight by itself; then whether a city has two airports. */
export function useFlightWhen() {
  const moment = useMoment();
  const ways = useChosenWays();
  const airports = useTwoAirports();
  return ({ slices }: FlightProduct): string[] => [
    ...slices.map((slice, at) => {
      const said = moment(slice);
      return slices.length === 1 ? said : ways(slices).dated(at, said);
    }),
    ...airports(slices),
  ];
}

/** `Tue 9 Mar, 22:05 LHR to 18:10 SIN, arrives next day`. */
export function useMoment(): (slice: Slice) => string {
  const { t } = useLingui();
  const format = useFormat();
  const lists = useLists();
  const words = useSliceWords();
  return ({ segments, dayOffset }: Slice): string => {
    const [start, end] = [segments.at(0)?.departure, segments.at(-1)?.arrival];
    if (!start || !end) return '';
    const [from, to] = [start, end].map(({ local, airport }) => `${format.time(local)} ${airport}`);
    return lists.facts([
      format.day(start.local),
      t({ context: 'airports with times', message: `${from} to ${to}` }),
      words.dayOffset(dayOffset)?.label,
    ]);
  };
}
