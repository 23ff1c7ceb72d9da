import { useLingui } from '@lingui/react/macro';
import type { Board, Facet, StayFilters } from '#contract/search';
import type { ActiveFilter } from '../../results/filter-form.tsx';
import { useLists } from '../../reader/use-lists.ts';
import { usePriceSpan } from '../../results/use-price-span.ts';
import { toggleOption } from './change-filter.ts';
import { useAccessWords, useAmenityWords } from './use-amenity-words.ts';
import { useStayWords } from './use-stay-words.ts';
import type { ListedStays } from './listed.ts';

type Words = Pick<ListedStays, 'query' | 'facets'>;

/** Names of the groups and of their options. */
function useFilterNames() {
  const { t } = useLingui();
  const words = useStayWords();
  const amenity = useAmenityWords();
  const access = useAccessWords();

  function group(id: string): string {
    const titles: Record<string, string> = {
      price: t`Total price`,
      stars: t`Stars`,
      score: t`Guest rating`,
      area: t`Area`,
      amenities: t`Amenities`,
      access: t`Accessibility`,
      board: t`Meals`,
      chain: t`Chain`,
      cancellation: t`Cancellation and payment`,
    };
    return titles[id] ?? id;
  }

  function option(id: string, value: string, label: string | null): string {
    if (label) return label;
    if (id === 'stars') return value === '0' ? t`Not rated` : words.stars(Number(value));
    if (id === 'score') return t`${words.score(Number(value))} and above`;
    if (id === 'amenities') return amenity(value);
    if (id === 'access') return access(value);
    if (id === 'board') return words.board(value as Board);
    if (id === 'chain') return t`Independent properties`;
    if (id === 'cancellation') return t`Free cancellation`;
    if (id === 'payment') return t`Pay at the property`;
    return id === 'soldOut' ? t`Show sold-out places too` : value;
  }

  return { group, option };
}

/** Names of filters, of their groups, and the chips of those in force. */
export function useFilterWords({ query, facets }: Words) {
  const { t } = useLingui();
  const lists = useLists();
  const { group, option } = useFilterNames();
  const priceSpan = usePriceSpan(facets, query.currency);
  const listed = (id: string, values: readonly (string | number)[] | undefined) =>
    lists.facts((values ?? []).map((value) => option(id, String(value), labelIn(facets, id, String(value)))));

  function active(filters: StayFilters): ActiveFilter<StayFilters>[] {
    const chip = (key: keyof StayFilters, id: string, text: string) =>
      filters[key] === undefined ? [] : [{ id, text, without: { ...filters, [key]: undefined } }];
    return [
      ...chip('price', 'price', t`${group('price')}: ${priceSpan(filters.price ?? [0, 0])}`),
      ...chip('stars', 'stars', listed('stars', filters.stars)),
      ...chip('score', 'score', option('score', String(filters.score), null)),
      ...chip('areas', 'area', listed('area', filters.areas)),
      ...chip('boards', 'board', listed('board', filters.boards)),
      ...chip('freeCancellation', 'cancellation', option('cancellation', 'free', null)),
      ...chip('payLater', 'payment', option('payment', 'later', null)),
      ...chip('chains', 'chain', listed('chain', filters.chains)),
      ...(['amenities', 'access'] as const).flatMap((id) =>
        (filters[id] ?? []).map((value) => ({
          id,
          text: option(id, value, null),
          without: toggleOption(filters, id, value),
        })),
      ),
      ...chip('soldOut', 'soldOut', option('soldOut', 'show', null)),
    ];
  }

  return { group, option, active };
}

function labelIn(facets: readonly Facet[], id: string, value: string): string | null {
  const facet = facets.find((one) => one.id === id);
  const found = facet?.kind === 'options' ? facet.options.find((one) => one.value === value) : undefined;
  return found?.label ?? null;
}
