import { useEffect, useMemo } from 'react';
import { useNavigation, useRevalidator } from 'react-router';
import type { Call, InputOf, Money } from '#contract/core';
import type { Facet } from '#contract/search';
import { announce } from '../../shell/announcer.tsx';
import type { Chosen, ListSearch, ListView } from './listing.ts';
import { keepSearch } from './search-ids.ts';
import { useAddress } from './use-address.ts';
import { type LiveAnswer, useLiveResults } from './use-live-results.ts';

/** What a page knows of its list. */
interface ListAnswer extends LiveAnswer {
  readonly total: number;
  readonly facets: readonly Facet[];
  /** What each order puts first. */
  readonly sorts: readonly { readonly sort: string; readonly price: Money }[];
}

/** A list that is read: where its controls lead, what they show at once, and what came later. */
export function useList<A extends ListView, C extends Call, R extends ListAnswer & { readonly query: InputOf<C> }>(
  search: ListSearch<A, C>,
  results: R,
  current: A,
) {
  const { address, hrefOf, go } = useAddress(search, current);
  const { revalidate } = useRevalidator();
  const refresh = () => void revalidate();
  const view = { sort: current.sort, fs: search.formatFilters(current.filters), ...search.step?.(current) };
  const live = useLiveResults(results, view, refresh);
  const shown = usePressed(results, search.chosen, address.filters);
  useEffect(() => keepSearch({ call: search.call, query: results.query }, results.id), [search, results]);
  return {
    address,
    hrefOf,
    go,
    live,
    refresh,
    busy: useNavigation().state === 'loading',
    news: live.ahead && newsOf(live.ahead, results, search.cheapest),
    /** What every control that narrows the list is given. */
    rail: {
      results: shown,
      address,
      hrefWith: (filters: A['filters']) => hrefOf({ filters }),
      onChange: (filters: A['filters']) => go({ filters }),
    },
  };
}

/** Says how many there are at the first results and when all have answered, no more. */
export function useAnnouncement(text: string): void {
  useEffect(() => announce('results', text), [text]);
}

/** How many more there are than in the list on the page, and whether one of them costs less than all in it. */
function newsOf<R extends ListAnswer>(ahead: R, results: R, cheapest: string) {
  const [before, after] = [results, ahead].map(
    ({ sorts }) => sorts.find(({ sort }) => sort === cheapest)?.price.amountMinor,
  );
  const cheaper = before !== undefined && after !== undefined && after < before;
  return { fresh: ahead.total - results.total, cheaper };
}

/** A pressed filter shows as pressed while its list is on the way. */
function usePressed<R extends ListAnswer, F>(results: R, chosenOf: (filters: F) => Chosen, filters: F): R {
  return useMemo(() => {
    const chosen = chosenOf(filters);
    const facets = results.facets.map((facet) => {
      if (facet.kind !== 'options') return facet;
      const values = (chosen[facet.id] ?? []).map(String);
      return { ...facet, options: facet.options.map((row) => ({ ...row, selected: values.includes(row.value) })) };
    });
    return { ...results, facets };
  }, [results, chosenOf, filters]);
}
