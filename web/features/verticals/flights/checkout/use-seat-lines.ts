import { useLingui } from '@lingui/react/macro';
import { flightExtras, type FlightProduct, type SeatOption } from '#contract/booking';
import { useLists } from '../../../reader/use-lists.ts';
import type { ItemOf } from '../../checkout-words.ts';
import { useChosenWays } from '../use-way-words.ts';
import { usePerTraveller } from './use-bag-lines.ts';

/** The seat that each traveller wishes for, way by way, and how the others are given: one that the fare includes can still be chosen. */
export function useSeatLines() {
  const { t } = useLingui();
  const lists = useLists();
  const perTraveller = usePerTraveller();
  const ways = useChosenWays();
  const named = (seat: SeatOption) => (seat.chosen === 'window' ? t`window seat` : t`aisle seat`);
  function openLines(seats: readonly SeatOption[]): readonly string[] {
    const open = seats.filter(({ chosen }) => chosen === 'none');
    if (open.length === 0) return seats.length === 0 ? [t`Seats are assigned at check-in`] : [];
    if (open.length < seats.length) return [t`Other seats are assigned at check-in`];
    const isIncluded = open.every(({ unit, preferences }) => unit === null && preferences.length > 1);
    return [isIncluded ? t`Window or aisle included, not chosen yet` : t`Seats are assigned at check-in`];
  }
  return ({ extras, product: { slices } }: ItemOf<FlightProduct>): readonly string[] => {
    const { seats } = flightExtras(extras);
    const wishes = seats.filter(({ chosen }) => chosen !== 'none');
    const said = (seat: SeatOption): string => {
      const what = named(seat);
      return slices.length === 1 ? what : ways(slices).on(seat.slice, what);
    };
    const all = new Set(seats.map(({ traveller }) => traveller)).size;
    const included = wishes.every(({ unit }) => unit === null) && t`included`;
    const chosen = perTraveller(wishes, all, (mine) => lists.facts(mine.map(said)));
    return [...chosen.map((line) => lists.facts([t`Seat preference: ${line}`, included])), ...openLines(seats)];
  };
}
