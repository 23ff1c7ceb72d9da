import { FilterGroup } from '#design/filter-group';
import { formatBags } from '#contract/search';
import type { FlightAddress, FlightFilters } from '#contract/search';
import { FacetOptions } from '../../results/facet-options.tsx';
import { FacetRange } from '../../results/facet-range.tsx';
import { FilterForm } from '../../results/filter-form.tsx';
import { onlyOption, setRange, toggleOption } from './change-filter.ts';
import { useFilterWords } from './use-filter-words.ts';
import type { ListedResults } from './listed.ts';

export interface FilterRailProps {
  readonly results: ListedResults;
  readonly address: FlightAddress;
  readonly hrefWith: (filters: FlightFilters) => string;
  readonly onChange: (filters: FlightFilters) => void;
  /** The rail stands in a dialog that has its own heading. */
  readonly bare?: boolean;
}

/** Facets in the order of the rail; the last group gathers the yes-or-no asks. */
const ORDER = [
  'stops',
  'price',
  'out.departure',
  'back.departure',
  'out.duration',
  'back.duration',
  'carriers',
  'alliances',
  'out.arrival',
  'back.arrival',
  'connection',
  'out.from',
  'out.to',
  'back.from',
  'back.to',
] as const;
const WITH_ONLY: ReadonlySet<string> = new Set(['stops', 'carriers', 'alliances']);
const YES_OR_NO = ['tickets', 'nightWait', 'change', 'refund'] as const;

/** Every question that narrows the list, with what each answer would leave. */
export function FilterRail({ results, address, hrefWith, onChange, bare }: FilterRailProps) {
  const words = useFilterWords(results);
  const { filters } = address;
  const facet = (id: string) => results.facets.find((one) => one.id === id);
  const asks = {
    nameOf: words.option,
    onToggle: (id: string, value: string) => onChange(toggleOption(filters, id, value)),
    onOnly: (id: string, value: string) => onChange(onlyOption(filters, id, value)),
  };
  return (
    <FilterForm<FlightFilters>
      active={words.active(filters)}
      none={{}}
      keep={{ ...(address.sort !== 'best' && { sort: address.sort }), bags: formatBags(address.bags) }}
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
        return found.options.length > 1 ? (
          <FilterGroup key={id} title={words.group(id)}>
            <FacetOptions facet={found} {...asks} onOnly={WITH_ONLY.has(id) ? asks.onOnly : undefined} />
          </FilterGroup>
        ) : null;
      })}
      <FilterGroup title={words.group('tickets')}>
        {YES_OR_NO.map((id) => {
          const found = facet(id);
          return found?.kind === 'options' ? (
            <FacetOptions key={id} facet={found} {...asks} onOnly={undefined} />
          ) : null;
        })}
      </FilterGroup>
    </FilterForm>
  );
}
