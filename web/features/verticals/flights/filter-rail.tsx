import { useLingui } from '@lingui/react/macro';
import { choosingFields, formatBags, formatFilters, MOST_SLICES, sliceIndex, sliceName } from '#contract/search';
import type { Facet, FlightAddress, FlightFilters } from '#contract/search';
import { KEPT } from '../../results/filter-fields.ts';
import { FilterRail as Rail, type RailGroup, type RailProps } from '../../results/filter-rail.tsx';
import type { FoldedFacet } from '../../results/fold-facets.ts';
import { ShowAll, type Whole } from '../../results/show-all.tsx';
import { onlyOption, setRange, toggleOption } from './change-filter.ts';
import { useFilterWords } from './use-filter-words.ts';
import type { ListedResults } from './listed.ts';

export interface FilterRailProps extends RailProps<ListedResults, FlightAddress> {
  readonly whole: Whole;
}

/** The question about the whole journey and those about each flight. */
const ofAny = (of: string): string[] => [of, ...ofEach(of).flat()];
/** Asked with yes or no: one answer is a question too. */
const YES_OR_NO: readonly string[] = ['tickets', 'nightWait', 'change', 'refund'];
/** Every name that a flight of a journey may have. */
const FLIGHTS = ['out', 'back', ...Array.from({ length: MOST_SLICES }, (_, at) => sliceName(at, MOST_SLICES))];
const ofEach = (...of: string[]): string[][] => FLIGHTS.flatMap((flight) => of.map((each) => [`${flight}.${each}`]));
/** Stops and airlines are asked of the whole journey, once a flight is chosen of the next one. */
const FIRST = [['stops'], ['price'], ...ofEach('departure'), ...ofEach('duration'), ['carriers'], ['alliances']].map(
  (facets) => ({ facets }),
);
const FIRST_OF_FLIGHT = [
  ...ofEach('stops'),
  ['price'],
  ...ofEach('departure'),
  ...ofEach('duration'),
  ...ofEach('carriers'),
  ['alliances'],
].map((facets) => ({ facets }));
/** Asked less often: on a page they are one press away, or there because one of them is answered. */
const FURTHER = [
  ...ofEach('stops', 'carriers'),
  ...ofEach('arrival'),
  ['connection'],
  ...ofEach('from', 'to'),
  YES_OR_NO,
].map((facets) => ({ facets }));
/** In addresses, beside the facets that are listed whole. */
const MORE = 'more';
const WITH_ONLY: ReadonlySet<string> = new Set(['alliances', ...['stops', 'carriers'].flatMap(ofAny)]);

/** Every question that narrows a list of flights. */
export function FilterRail({ results, address, ...rail }: FilterRailProps) {
  const { t } = useLingui();
  const facets = results.facets.filter((facet) => isQuestion(facet) && isOpen(facet, results));
  const first = results.chosen.length > 0 ? FIRST_OF_FLIGHT : FIRST;
  const further = facets.filter(({ id }) => isIn(FURTHER, id) && !isIn(first, id));
  const whole = rail.bare || address.all?.includes(MORE) || further.some(isAnswered);
  const groups = whole ? [...first, ...FURTHER.filter(({ facets: [id = ''] }) => !isIn(first, id))] : first;
  const kept = withoutFields(
    address.filters,
    facets.filter(({ id }) => isIn(groups, id)),
    results.query.slices.length,
  );
  return (
    <Rail<FlightFilters>
      {...rail}
      groups={groups}
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
        ...(kept && { [KEPT]: kept }),
      }}
    />
  );
}

function isIn(groups: readonly RailGroup[], id: string): boolean {
  return groups.some((group) => group.facets.includes(id));
}

/** What is asked of a list beside the fields of the form that is sent without scripts: ranges, flights that are chosen, the journey. */
function withoutFields(filters: FlightFilters, shown: readonly FoldedFacet[], flights: number): string {
  const fields = new Set(shown.flatMap((facet) => (hasField(facet) ? facet.id : [])));
  const idOf = (ask: string): string => {
    const [flight = '', of] = ask.slice(0, ask.indexOf(':')).split('.');
    return of === undefined ? flight : `${sliceName(sliceIndex(flight), flights)}.${of}`;
  };
  return formatFilters(filters)
    .split(';')
    .filter((ask) => !fields.has(idOf(ask)))
    .join(';');
}

function hasField({ kind, id }: FoldedFacet): boolean {
  return kind === 'options' || id.endsWith('.duration');
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
