import { useLingui } from '@lingui/react/macro';
import { choosingFields, formatBags, MOST_SLICES, sliceIndex, sliceName } from '#contract/search';
import type { Facet, FlightAddress, FlightFilters } from '#contract/search';
import { FilterRail as Rail, type RailGroup, type RailProps } from '../../results/filter-rail.tsx';
import type { FoldedFacet } from '../../results/fold-facets.ts';
import { ShowAll, type Whole } from '../../results/show-all.tsx';
import { onlyOption, setRange, toggleOption } from './change-filter.ts';
import { useFilterWords } from './use-filter-words.ts';
import type { ListedResults } from './listed.ts';

export interface FilterRailProps extends RailProps<ListedResults, FlightAddress> {
  readonly whole: Whole;
}

/** Asked with yes or no: one answer is a question too. */
const YES_OR_NO: readonly string[] = ['tickets', 'nightWait', 'change', 'refund'];
/** Every name that a flight of a journey may have. */
const FLIGHTS = ['out', 'back', ...Array.from({ length: MOST_SLICES }, (_, at) => sliceName(at, MOST_SLICES))];
const ofEach = (...of: string[]): string[][] => FLIGHTS.flatMap((flight) => of.map((each) => [`${flight}.${each}`]));
const FIRST: readonly RailGroup[] = [
  ['stops'],
  ['price'],
  ...ofEach('departure'),
  ...ofEach('duration'),
  ['carriers'],
  ['alliances'],
].map((facets) => ({ facets }));
/** Asked less often: on a page they are one press away, or there because one of them is answered. */
const FURTHER: readonly RailGroup[] = [...ofEach('arrival'), ['connection'], ...ofEach('from', 'to'), YES_OR_NO].map(
  (facets) => ({ facets }),
);
/** In addresses, beside the facets that are listed whole. */
const MORE = 'more';
const WITH_ONLY: ReadonlySet<string> = new Set(['stops', 'carriers', 'alliances']);

/** Every question that narrows a list of flights. */
export function FilterRail({ results, address, ...rail }: FilterRailProps) {
  const { t } = useLingui();
  const facets = results.facets.filter((facet) => isQuestion(facet) && isOpen(facet, results));
  const further = facets.filter(({ id }) => FURTHER.some((group) => group.facets.includes(id)));
  const whole = rail.bare || address.all?.includes(MORE) || further.some(isAnswered);
  return (
    <Rail<FlightFilters>
      {...rail}
      groups={whole ? [...FIRST, ...FURTHER] : FIRST}
      facets={facets}
      waiting={results.facets.length === 0 && !results.done}
      more={
        <ShowAll part={MORE} left={!whole && further.length > 0} within="form" whole={rail.whole}>
          {t`All filters`}
        </ShowAll>
      }
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
        ...(address.all && { all: address.all.join(',') }),
      }}
    />
  );
}

function isAnswered(facet: FoldedFacet): boolean {
  return facet.kind === 'options' ? facet.options.some(({ selected }) => selected) : facet.selected !== null;
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
