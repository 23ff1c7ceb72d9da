import { useLingui } from '@lingui/react/macro';
import { SortBar } from '#design/sort-bar';
import type { FlightAddress, FlightSort } from '#contract/search';
import { useFormat } from '../../../format.ts';
import { useLists } from './use-lists.ts';
import { useRankWords } from './use-rank-words.ts';
import { useSliceWords } from './use-slice-words.ts';
import type { ListedResults } from './listed.ts';

interface SortTabsProps {
  readonly results: ListedResults;
  readonly address: FlightAddress;
  readonly hrefOf: (view: { sort: FlightSort }) => string;
}

export const SORTS: readonly FlightSort[] = ['best', 'cheapest', 'fastest', 'greenest'];

/** The orders of the list, each with the offer that it puts first. */
export function SortTabs({ results, address, hrefOf }: SortTabsProps) {
  const { t } = useLingui();
  const choices = useSortChoices(results);
  return (
    <SortBar
      label={t`Sort by`}
      choices={choices.map((choice) => ({
        name: choice.name,
        price: choice.price,
        fact: choice.fact,
        href: hrefOf({ sort: choice.sort }),
        current: address.sort === choice.sort,
      }))}
    />
  );
}

export function useSortChoices(results: ListedResults) {
  const { t } = useLingui();
  const format = useFormat();
  const ranks = useRankWords();
  const slices = useSliceWords();
  const lists = useLists();
  const slowest = results.query.slices.length;
  return SORTS.map((sort) => {
    const winner = results.sorts.find((one) => one.sort === sort);
    const duration = winner && format.duration(Math.round(winner.durationMinutes / slowest));
    const percent = winner?.co2eVersusRoutePercent ?? null;
    const time = duration && (slowest > 1 ? t`${duration} each way` : duration);
    const fact =
      winner && sort === 'greenest' && percent !== null
        ? percent <= 0
          ? t`${format.number(-percent)}% below this route`
          : t`${format.number(percent)}% above this route`
        : winner && lists.facts([time, slices.stopCount(winner.stops, 'in a line')]);
    return { sort, name: ranks.name(sort), price: winner ? format.money(winner.price) : '', fact: fact ?? '' };
  });
}
