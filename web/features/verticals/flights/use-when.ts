import type { FlightProduct } from '#contract/booking';
import { useFormat } from '../../../format.ts';
import { useLists } from '../../reader/use-lists.ts';
import { useTwoAirports } from './use-two-airports.ts';
import { useChosenWays } from './use-way-words.ts';

/** `Out, Tue 9 Mar, 22:05` and so on, each flight by itself; then whether a city has two airports. */
export function useFlightWhen() {
  const format = useFormat();
  const lists = useLists();
  const ways = useChosenWays();
  const airports = useTwoAirports();
  return ({ slices }: FlightProduct): string[] => [
    ...slices.map(({ segments }, at) => {
      const local = segments.at(0)?.departure.local ?? '';
      const moment = lists.facts([format.day(local), format.time(local)]);
      return slices.length === 1 ? moment : ways(slices).dated(at, moment);
    }),
    ...airports(slices),
  ];
}
