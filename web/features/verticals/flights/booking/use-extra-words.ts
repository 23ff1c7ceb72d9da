import { useLingui } from '@lingui/react/macro';
import type { FlightExtrasOffered, SeatOption } from '#contract/booking';
import { useLists } from '../../../reader/use-lists.ts';
import type { ChosenSlices } from '../asked.ts';
import { useBagWords } from '../use-bag-words.ts';
import { useChosenWays } from '../use-way-words.ts';

/** Bags and seats of one traveller, slice by slice. */
export function useExtraWords() {
  const { t } = useLingui();
  const bags = useBagWords();
  const lists = useLists();
  const ways = useChosenWays();

  function seat({ chosen }: SeatOption): string | null {
    if (chosen === 'none') return null;
    return chosen === 'window' ? t`window seat` : t`aisle seat`;
  }

  return (slices: ChosenSlices, extras: Pick<FlightExtrasOffered, 'bags' | 'seats'>, traveller: number): string[] => {
    const lines = slices.map((_, at) => {
      const mine = <T extends { traveller: number; slice: number }>(options: readonly T[]): T[] =>
        options.filter((option) => option.traveller === traveller && option.slice === at);
      const words = [...mine(extras.bags).flatMap(bags.all), ...mine(extras.seats).map(seat)].filter(Boolean);
      const what = words.length > 0 ? lists.facts(words) : t`small bag only`;
      return what;
    });
    const [first = '', ...others] = lines;
    const way = ways(slices);
    if (others.length === 0) return [first];
    return others.every((what) => what === first) ? [way.each(first)] : lines.map((what, at) => way.on(at, what));
  };
}
