import { useLingui } from '@lingui/react/macro';
import { FilterGroup, FilterRow } from '#design/filter-group';
import type { Facet, StayAddress, StayFilters } from '#contract/search';
import { FacetOptions } from '../../results/facet-options.tsx';
import { FacetRange } from '../../results/facet-range.tsx';
import { FIELD } from '../../results/filter-fields.ts';
import { FilterForm } from '../../results/filter-form.tsx';
import { useFormat } from '../../../format.ts';
import { onlyOption, setRange, toggleOption } from './change-filter.ts';
import { useFilterWords } from './use-filter-words.ts';
import type { ListedStays } from './listed.ts';

export interface FilterRailProps {
  readonly results: ListedStays;
  readonly address: StayAddress;
  readonly hrefWith: (filters: StayFilters) => string;
  readonly onChange: (filters: StayFilters) => void;
  /** The rail stands in a dialog that has its own heading. */
  readonly bare?: boolean;
}

/** Facets in the order of the rail; the group `cancellation` holds the yes-or-no asks. */
const ORDER = ['price', 'cancellation', 'score', 'stars', 'board', 'area', 'access', 'amenities', 'chain'] as const;
const WITH_ONLY: ReadonlySet<string> = new Set(['stars', 'board', 'area', 'chain']);

/** Every question that narrows the list, with what each answer would leave. */
export function FilterRail({ results, address, hrefWith, onChange, bare }: FilterRailProps) {
  const words = useFilterWords(results);
  const { filters } = address;
  const facet = (id: string) => results.facets.find((one) => one.id === id);
  const asks = {
    nameOf: words.option,
    onToggle: (id: string, value: string) => onChange(toggleOption(filters, id, value)),
  };
  const options = (found: Facet | undefined) =>
    found?.kind === 'options' ? (
      <FacetOptions
        key={found.id}
        facet={told(found)}
        {...asks}
        onOnly={WITH_ONLY.has(found.id) ? (id, value) => onChange(onlyOption(filters, id, value)) : undefined}
      />
    ) : null;
  return (
    <FilterForm<StayFilters>
      active={words.active(filters)}
      none={{}}
      keep={{
        ...(address.sort !== 'recommended' && { sort: address.sort }),
        ...(address.near !== null && { near: address.near }),
      }}
      hrefWith={hrefWith}
      onChange={onChange}
      bare={bare}
    >
      {ORDER.map((id) => {
        const found = facet(id);
        if (!found) return null;
        if (found.kind === 'range') {
          return (
            <FacetRange
              key={id}
              facet={found}
              currency={results.query.currency}
              title={words.group(id)}
              onRange={(key, range) => onChange(setRange(filters, key, range))}
            />
          );
        }
        if (told(found).options.length === 0) return null;
        return (
          <FilterGroup key={id} title={words.group(id)}>
            {options(found)}
            {id === 'cancellation' && options(facet('payment'))}
            {id === 'cancellation' && <SoldOut results={results} filters={filters} onChange={onChange} />}
          </FilterGroup>
        );
      })}
    </FilterForm>
  );
}

/** Answers that nothing in this area could ever give are no questions; what the other filters took away stays, with its nought. */
function told(facet: Extract<Facet, { kind: 'options' }>): Extract<Facet, { kind: 'options' }> {
  if (facet.id === 'area' || facet.id === 'chain') return facet;
  return { ...facet, options: facet.options.filter(({ count, selected }) => count > 0 || selected) };
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
