import { useLingui } from '@lingui/react/macro';
import { FilterRow } from '#design/filter-group';
import type { Facet, StayAddress, StayFilters } from '#contract/search';
import { FIELD } from '../../results/filter-fields.ts';
import { FilterRail as Rail, type RailProps } from '../../results/filter-rail.tsx';
import { useFormat } from '../../../format.ts';
import { onlyOption, setRange, toggleOption } from './change-filter.ts';
import { useFilterWords } from './use-filter-words.ts';
import type { ListedStays } from './listed.ts';

export type FilterRailProps = RailProps<ListedStays, StayAddress>;

/** After prices and the yes-or-no asks. */
const REST = ['score', 'stars', 'board', 'area', 'access', 'amenities', 'chain'];
const WITH_ONLY: ReadonlySet<string> = new Set(['stars', 'board', 'area', 'chain']);

/** Every question that narrows a list of places to stay. */
export function FilterRail({ results, address, ...rail }: FilterRailProps) {
  const { filters, sort, near } = address;
  const soldOut = <SoldOut results={results} filters={filters} onChange={rail.onChange} />;
  return (
    <Rail<StayFilters>
      {...rail}
      groups={[
        { facets: ['price'] },
        { facets: ['cancellation', 'payment'], more: soldOut },
        ...REST.map((id) => ({ facets: [id] })),
      ]}
      facets={results.facets.map(told).filter(isQuestion)}
      currency={results.query.currency}
      filters={filters}
      words={useFilterWords(results)}
      changes={{ toggle: toggleOption, only: onlyOption, range: setRange }}
      withOnly={WITH_ONLY}
      counted
      none={{}}
      keep={{ ...(sort !== 'recommended' && { sort }), ...(near !== null && { near }) }}
    />
  );
}

/** Answers that nothing in this area could ever give are no questions; what the other filters took away stays, with its nought. */
function told(facet: Facet): Facet {
  if (facet.kind === 'range' || facet.id === 'area' || facet.id === 'chain') return facet;
  return { ...facet, options: facet.options.filter(({ count, selected }) => count > 0 || selected) };
}

function isQuestion(facet: Facet): boolean {
  return facet.kind === 'range' || facet.options.length > 0;
}

function SoldOut({
  results,
  filters,
  onChange,
}: {
  readonly results: ListedStays;
  readonly filters: StayFilters;
  readonly onChange: (filters: StayFilters) => void;
}) {
  const { t } = useLingui();
  const format = useFormat();
  if (results.soldOut === 0 && !filters.soldOut) return null;
  return (
    <FilterRow
      label={t`Show sold-out places too`}
      name={`${FIELD}soldOut`}
      value="show"
      checked={filters.soldOut === true}
      count={format.count(results.soldOut)}
      onChange={() => onChange(toggleOption(filters, 'soldOut', 'show'))}
    />
  );
}
