import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type BagOption, flightExtras, type FlightProduct, type SeatOption } from '#contract/booking';
import { boughtBagsMinor } from '#contract/search';
import type { ExtraLine, ItemOf } from '../checkout-words.ts';
import { useBagWords } from './use-bag-words.ts';
import { useChosenWays } from './use-way-words.ts';

/** Each bag and seat that was chosen, flight by flight, with what it costs all who chose the same. */
export function useFlightExtraLines(): (item: ItemOf<FlightProduct>) => readonly ExtraLine[] {
  const { t } = useLingui();
  const bags = useBagWords();
  const ways = useChosenWays();
  const seats = (chosen: SeatOption['chosen'], count: number): string =>
    chosen === 'window'
      ? t`${plural(count, { one: '# window seat', other: '# window seats' })}`
      : t`${plural(count, { one: '# aisle seat', other: '# aisle seats' })}`;
  return (item) => {
    const { slices } = item.product;
    const extras = flightExtras(item.extras);
    return slices.flatMap((_, at) => {
      const on = (what: string): string => (slices.length === 1 ? what : ways(slices).on(at, what));
      const bought = extras.bags.filter((bag) => bag.slice === at && bag.bought > 0);
      const wished = extras.seats.filter(({ slice, chosen }) => slice === at && chosen !== 'none');
      return [
        ...[...Map.groupBy(bought, ({ kind }) => kind)].map(([kind, same]) => ({
          text: on(
            bags.pieces(
              kind,
              sum(same, (bag) => bag.bought),
              null,
            ),
          ),
          ...costOf(same.flatMap(bagPrices)),
        })),
        ...[...Map.groupBy(wished, ({ chosen }) => chosen)].map(([chosen, same]) => ({
          text: on(seats(chosen, same.length)),
          ...costOf(same.map(({ unit }) => unit?.amountMinor ?? 0)),
        })),
      ];
    });
  };
}

/** What each further bag of a traveller costs. */
function bagPrices(bag: BagOption): number[] {
  return Array.from({ length: bag.bought }, (_, at) => boughtBagsMinor(bag, at + 1) - boughtBagsMinor(bag, at));
}

function costOf(prices: readonly number[]): Pick<ExtraLine, 'amountMinor' | 'eachMinor'> {
  const [first, ...more] = prices;
  const alike = more.length > 0 && more.every((price) => price === first);
  return { amountMinor: sum(prices, (price) => price), ...(alike && { eachMinor: first }) };
}

function sum<T>(all: readonly T[], of: (one: T) => number): number {
  return all.reduce((total, one) => total + of(one), 0);
}
