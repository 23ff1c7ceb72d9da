import { useLingui } from '@lingui/react/macro';
import type { FlightSort } from '#contract/search';
import { useFormat } from '../../../format.ts';
import type { SortChoice } from '../../results/sort-tabs.tsx';
import { useLists } from '../../reader/use-lists.ts';
import { useRankWords } from './use-rank-words.ts';
import { useSliceWords } from './use-slice-words.ts';
import type { ListedResults } from './listed.ts';

const SORTS: readonly FlightSort[] = ['best', 'cheapest', 'fastest', 'greenest'];

/** The orders of the list, each with the offer that it puts first. */
export function useSortChoices(results: ListedResults): SortChoice<FlightSort>[] {
  const { t } = useLingui();
  const format = useFormat();
  const ranks = useRankWords();
  const sliceWords = useSliceWords();
  const lists = useLists();
  const slices = results.query.slices.length;
  const whole = results.step === null || results.step === 'trips';
  // Flights of a step are ordered by themselves, at the lowest total of a trip with them.
  const open = !whole && results.chosen.length < slices - 1;
  function emissions(percent: number): string {
    if (percent === 0) return t`Typical for this route`;
    return percent < 0
      ? t`${format.number(-percent)}% below this route`
      : t`${format.number(percent)}% above this route`;
  }
  return SORTS.map((sort) => {
    const winner = results.sorts.find((one) => one.sort === sort);
    const duration = winner && format.duration(winner.durationMinutes);
    const percent = winner?.co2eVersusRoutePercent ?? null;
    const time = duration && (slices > 1 && whole ? t`${duration} in total` : duration);
    const fact =
      winner && sort === 'greenest' && percent !== null
        ? emissions(percent)
        : winner && lists.facts([time, sliceWords.stopCount(winner.stops, 'in a line')]);
    const price = winner ? format.wholeMoney(winner.price) : '';
    return { sort, name: ranks.name(sort), price: price && open ? t`from ${price}` : price, fact: fact ?? '' };
  });
}
