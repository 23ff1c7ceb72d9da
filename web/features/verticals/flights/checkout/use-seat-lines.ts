import { useLingui } from '@lingui/react/macro';
import { flightExtras, type FlightProduct, type SeatOption } from '#contract/booking';
import { useLists } from '../../../reader/use-lists.ts';
import type { ItemOf } from '../../checkout-words.ts';
import { useChosenWays } from '../use-way-words.ts';
import { usePerTraveller } from './use-bag-lines.ts';

/** The seat that each traveller wishes for, way by way. */
export function useSeatLines() {
  const { t } = useLingui();
  const lists = useLists();
  const perTraveller = usePerTraveller();
  const ways = useChosenWays();
  const named = (seat: SeatOption) => (seat.chosen === 'window' ? t`window seat` : t`aisle seat`);
  return ({ extras, product: { slices } }: ItemOf<FlightProduct>): readonly string[] => {
    const { seats } = flightExtras(extras);
    const wishes = seats.filter(({ chosen }) => chosen !== 'none');
    const said = (seat: SeatOption): string => {
      const what = named(seat);
      return slices.length === 1 ? what : ways(slices).on(seat.slice, what);
    };
    const all = new Set(seats.map(({ traveller }) => traveller)).size;
    const included = wishes.every(({ unit }) => unit === null) && t`included`;
    return perTraveller(wishes, all, (mine) => lists.facts(mine.map(said))).map((line) =>
      lists.facts([t`Seat preference: ${line}`, included]),
    );
  };
}
