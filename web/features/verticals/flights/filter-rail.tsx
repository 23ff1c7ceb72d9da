import { choosingFields, formatBags } from '#contract/search';
import type { Facet, FlightAddress, FlightFilters } from '#contract/search';
import { FilterRail as Rail, type RailGroup, type RailProps } from '../../results/filter-rail.tsx';
import { onlyOption, setRange, toggleOption } from './change-filter.ts';
import { useFilterWords } from './use-filter-words.ts';
import type { ListedResults } from './listed.ts';

export type FilterRailProps = RailProps<ListedResults, FlightAddress>;

/** Asked with yes or no: one answer is a question too. */
const YES_OR_NO: readonly string[] = ['tickets', 'nightWait', 'change', 'refund'];
const GROUPS: readonly RailGroup[] = [
  ['stops'],
  ['price'],
  ['out.departure'],
  ['back.departure'],
  ['out.duration'],
  ['back.duration'],
  ['carriers'],
  ['alliances'],
  ['out.arrival'],
  ['back.arrival'],
  ['connection'],
  ['out.from'],
  ['out.to'],
  ['back.from'],
  ['back.to'],
  YES_OR_NO,
].map((facets) => ({ facets }));
const WITH_ONLY: ReadonlySet<string> = new Set(['stops', 'carriers', 'alliances']);

/** Every question that narrows a list of flights. */
export function FilterRail({ results, address, ...rail }: FilterRailProps) {
  return (
    <Rail<FlightFilters>
      {...rail}
      groups={GROUPS}
      facets={results.facets.filter(isQuestion)}
      currency={results.query.currency}
      filters={address.filters}
      words={useFilterWords(results)}
      changes={{ toggle: toggleOption, only: onlyOption, range: setRange }}
      withOnly={WITH_ONLY}
      none={{}}
      keep={{
        ...(address.sort !== 'best' && { sort: address.sort }),
        ...choosingFields(address),
        bags: formatBags(address.bags),
      }}
    />
  );
}

function isQuestion(facet: Facet): boolean {
  return facet.kind === 'range' || facet.options.length > 1 || YES_OR_NO.includes(facet.id);
}
