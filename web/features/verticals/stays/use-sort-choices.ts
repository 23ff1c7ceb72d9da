import { useLingui } from '@lingui/react/macro';
import type { StaySort } from '#contract/search';
import { useFormat } from '../../../format.ts';
import type { SortChoice } from '../../results/sort-tabs.tsx';
import { useRankWords } from './use-rank-words.ts';
import { useStayWords } from './use-stay-words.ts';
import type { ListedStays } from './listed.ts';

const SORTS: readonly StaySort[] = ['recommended', 'price', 'score', 'distance'];

/** The orders of the list, each with the stay that it puts first. */
export function useSortChoices(results: ListedStays): SortChoice<StaySort>[] {
  const { t } = useLingui();
  const format = useFormat();
  const ranks = useRankWords();
  const words = useStayWords();
  const anywhere = results.area.near === null;
  return SORTS.filter((sort) => sort !== 'distance' || !anywhere).map((sort) => {
    const winner = results.sorts.find((one) => one.sort === sort);
    const fact = (): string => {
      if (!winner) return '';
      if (sort === 'distance' && winner.distanceKm !== null) return t`${words.distance(winner.distanceKm)} away`;
      if (winner.scoreTenths === 0) return words.nights(results.nights);
      return sort === 'price' ? words.nights(results.nights) : t`rated ${words.score(winner.scoreTenths)}`;
    };
    return { sort, name: ranks.name(sort), price: winner ? format.money(winner.price) : '', fact: fact() };
  });
}
