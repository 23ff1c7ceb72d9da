import type { Board } from './sides.ts';
import type { Steps, Tally } from './tally.ts';
import type { OfferFacet, OfferFacetOption, OfferFilters } from './types.ts';

/** Everything counted for one view; facets are only put into words from it. */
export interface Counts {
  readonly exact: boolean;
  readonly stops: Tally;
  readonly carriers: Tally;
  readonly alliances: Tally;
  readonly via: Tally;
  readonly night: Tally;
  readonly refund: Tally;
  readonly change: Tally;
  /** Null with one slice: there is nothing to choose. */
  readonly tickets: Tally | null;
  readonly price: Histogram;
  readonly priceExact: boolean;
  readonly connection: Histogram;
  readonly sides: readonly SideCounts[];
}

export interface Histogram {
  readonly steps: Steps;
  readonly counts: Float64Array;
}

export interface SideCounts {
  readonly departure: Histogram;
  readonly arrival: Histogram;
  readonly duration: Histogram;
  readonly from: Tally;
  readonly to: Tally;
}

export function histogram(steps: Steps): Histogram {
  return { steps, counts: new Float64Array(steps.count) };
}

/** Connecting airports beyond these are dropped from the list, fewest offers first. */
const MOST_VIA = 40;
const SIDE_NAMES = ['out', 'back'] as const;

export function facetsOf(board: Board, filters: OfferFilters, counts: Counts): OfferFacet[] {
  const { exact } = counts;
  const { carriers } = board.timetable;
  const codes = board.groups.map((carrier) => carriers.code[carrier]!);
  const names = board.groups.map((carrier) => carriers.name[carrier]!);
  const options = (id: string, list: OfferFacetOption[]): OfferFacet => ({ kind: 'options', id, exact, options: list });
  const stopsSeen = [0, 1, 2].filter((stops) => board.sides.some((side) => side.stopsSeen.includes(stops)));
  const facets = [
    options(
      'stops',
      choose(
        counts.stops,
        stopsSeen,
        (s) => String(s),
        (s) => !!filters.stops?.includes(s),
      ),
    ),
    options('carriers', ranked(counts.carriers, codes, names, filters.carriers)),
    options('alliances', alliancesOf(board, counts.alliances, filters.alliances)),
    range('price', 'minor', counts.price, filters.price, counts.priceExact),
    range('connection', 'minutes', counts.connection, filters.connectionMinutes, exact),
    options('via', viaOf(board, counts.via, filters.avoidAirports)),
    options('nightWait', single('none', counts.night, filters.noNightWait)),
    options('refund', single('allowed', counts.refund, filters.refundable)),
    options('change', single('allowed', counts.change, filters.changeable)),
  ];
  if (counts.tickets) facets.push(options('tickets', single('one', counts.tickets, filters.oneTicket)));
  for (const [at, side] of counts.sides.entries()) facets.push(...sideFacets(board, filters, at, side, exact));
  return facets;
}

function sideFacets(board: Board, filters: OfferFilters, at: number, side: SideCounts, exact: boolean): OfferFacet[] {
  const own = filters.slices?.[at];
  const name = SIDE_NAMES[at];
  const code = (place: number): string => board.timetable.airports.code[board.places[place]!]!;
  const { fromPlaces, toPlaces } = board.sides[at]!;
  const longest = own?.maxDurationMinutes;
  const upTo = longest === undefined ? undefined : ([side.duration.steps.min, longest] as const);
  const airportOptions = (tally: Tally, seen: readonly number[], wanted?: readonly string[]): OfferFacetOption[] =>
    choose(tally, seen, code, (place) => !!wanted?.includes(code(place)));
  return [
    range(`${name}.departure`, 'minuteOfDay', side.departure, own?.departure, exact),
    range(`${name}.arrival`, 'minuteOfDay', side.arrival, own?.arrival, exact),
    range(`${name}.duration`, 'minutes', side.duration, upTo, exact),
    { kind: 'options', id: `${name}.from`, exact, options: airportOptions(side.from, fromPlaces, own?.fromAirports) },
    { kind: 'options', id: `${name}.to`, exact, options: airportOptions(side.to, toPlaces, own?.toAirports) },
  ];
}

function range(
  id: string,
  unit: 'minor' | 'minuteOfDay' | 'minutes',
  { steps, counts }: Histogram,
  selected: readonly [number, number] | undefined,
  exact: boolean,
): OfferFacet {
  const { min, max } = steps;
  return { kind: 'range', id, exact, unit, min, max, histogram: [...counts], selected: selected ?? null };
}

function choose(
  tally: Tally,
  categories: readonly number[],
  value: (category: number) => string,
  selected: (category: number) => boolean,
  label: (category: number) => string | null = () => null,
): OfferFacetOption[] {
  return categories.map((category) => ({
    value: value(category),
    label: label(category),
    count: tally.count[category]!,
    fromMinor: tally.from(category),
    selected: selected(category),
  }));
}

function ranked(
  tally: Tally,
  values: readonly string[],
  labels: readonly string[],
  wanted: readonly string[] | undefined,
): OfferFacetOption[] {
  const categories = values.map((_, category) => category);
  const list = choose(
    tally,
    categories,
    (category) => values[category]!,
    (category) => !!wanted?.includes(values[category]!),
    (category) => labels[category]!,
  );
  return list.sort(byCount);
}

function byCount(left: OfferFacetOption, right: OfferFacetOption): number {
  return right.count - left.count || (left.value < right.value ? -1 : 1);
}

function alliancesOf(board: Board, tally: Tally, wanted: readonly string[] | undefined): OfferFacetOption[] {
  const { allianceName } = board.timetable.carriers;
  const seen = [...new Set(board.alliance)].filter((alliance) => alliance >= 0).sort((left, right) => left - right);
  const name = (alliance: number): string => allianceName[alliance]!;
  return choose(tally, seen, name, (alliance) => !!wanted?.includes(name(alliance)), name);
}

function viaOf(board: Board, tally: Tally, avoided: readonly string[] | undefined): OfferFacetOption[] {
  const code = (place: number): string => board.timetable.airports.code[board.places[place]!]!;
  const seen = board.places
    .map((_, place) => place)
    .filter((place) => tally.count[place]! > 0 || avoided?.includes(code(place)));
  const list = choose(tally, seen, code, (place) => !!avoided?.includes(code(place))).sort(byCount);
  return [...list.slice(0, MOST_VIA), ...list.slice(MOST_VIA).filter((option) => option.selected)];
}

function single(value: string, tally: Tally, selected: boolean | undefined): OfferFacetOption[] {
  return [{ value, label: null, count: tally.count[0]!, fromMinor: tally.from(0), selected: selected === true }];
}
