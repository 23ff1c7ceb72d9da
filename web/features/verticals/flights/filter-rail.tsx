import { choosingFields, formatBags, MOST_SLICES, sliceIndex, sliceName } from '#contract/search';
import type { Facet, FlightAddress, FlightFilters } from '#contract/search';
import { FilterRail as Rail, type RailGroup, type RailProps } from '../../results/filter-rail.tsx';
import { onlyOption, setRange, toggleOption } from './change-filter.ts';
import { useFilterWords } from './use-filter-words.ts';
import type { ListedResults } from './listed.ts';

export type FilterRailProps = RailProps<ListedResults, FlightAddress>;

/** Asked with yes or no: one answer is a question too. */
const YES_OR_NO: readonly string[] = ['tickets', 'nightWait', 'change', 'refund'];
/** Every name that a flight of a journey may have. */
const FLIGHTS = ['out', 'back', ...Array.from({ length: MOST_SLICES }, (_, at) => sliceName(at, MOST_SLICES))];
const ofEach = (...of: string[]): string[][] => FLIGHTS.flatMap((flight) => of.map((each) => [`${flight}.${each}`]));
const GROUPS: readonly RailGroup[] = [
  ['stops'],
  ['price'],
  ...ofEach('departure'),
  ...ofEach('duration'),
  ['carriers'],
  ['alliances'],
  ...ofEach('arrival'),
  ['connection'],
  ...ofEach('from', 'to'),
  YES_OR_NO,
].map((facets) => ({ facets }));
const WITH_ONLY: ReadonlySet<string> = new Set(['stops', 'carriers', 'alliances']);

/** Every question that narrows a list of flights. */
export function FilterRail({ results, address, ...rail }: FilterRailProps) {
  return (
    <Rail<FlightFilters>
      {...rail}
      groups={GROUPS}
      facets={results.facets.filter((facet) => isQuestion(facet) && isOpen(facet, results))}
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

/** No flight that is chosen; of a journey leg by leg the next flight, and when the later ones leave. */
function isOpen({ id }: Facet, { step, chosen }: ListedResults): boolean {
  const [flight = '', of] = id.split('.');
  if (of === undefined) return true;
  const at = sliceIndex(flight);
  return at === chosen.length || (at > chosen.length && (step !== 'leg' || of === 'departure'));
}

function isQuestion(facet: Facet): boolean {
  return facet.kind === 'range' || facet.options.length > 1 || YES_OR_NO.includes(facet.id);
}
