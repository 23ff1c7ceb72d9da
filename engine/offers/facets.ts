import type { Board } from './sides.ts';
import { byCount, choose, range, ranked } from '#engine/facets';
import type { FacetOption, Histogram, Tally } from '#engine/facets';
import { sliceName } from './slice-name.ts';
import type { OfferFacet, OfferFilters } from './types.ts';

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

export interface SideCounts {
  readonly departure: Histogram;
  readonly arrival: Histogram;
  readonly duration: Histogram;
  readonly from: Tally;
  readonly to: Tally;
  readonly stops: Tally;
  readonly carriers: Tally;
}

/** Connecting airports beyond these are dropped from the list, fewest offers first. */
const MOST_VIA = 40;

/** `chosen`: how many of the first flights are. Stops and airlines of a journey are asked before the first, then those of each flight. */
export function facetsOf(board: Board, filters: OfferFilters, counts: Counts, chosen = 0): OfferFacet[] {
  const { exact } = counts;
  const options = (id: string, list: FacetOption[]): OfferFacet => ({ kind: 'options', id, exact, options: list });
  const facets = [
    ...(chosen > 0 ? [] : stopsAndCarriers(board, { prefix: '', sides: board.sides, counts, asked: filters, exact })),
    options('alliances', alliancesOf(board, counts.alliances, filters.alliances)),
    range('price', 'minor', counts.price, filters.price, counts.priceExact),
    range('connection', 'minutes', counts.connection, filters.connectionMinutes, exact),
    options('via', viaOf(board, counts.via, filters.avoidAirports)),
    options('nightWait', single('none', counts.night, filters.noNightWait)),
    options('refund', single('allowed', counts.refund, filters.refundable)),
    options('change', single('allowed', counts.change, filters.changeable)),
  ];
  if (counts.tickets) facets.push(options('tickets', single('one', counts.tickets, filters.oneTicket)));
  for (const [at, side] of counts.sides.entries()) {
    facets.push(...sideFacets(board, filters, at, side, exact));
    if (board.sides.length === 1 || at < chosen) continue;
    const prefix = `${sliceName(at, board.sides.length)}.`;
    const asking = { prefix, sides: [board.sides[at]!], named: filters.carriers, counts: side, exact };
    facets.push(...stopsAndCarriers(board, { ...asking, asked: filters.slices?.[at] }));
  }
  return facets;
}

interface Asking {
  /** Of one flight: its name and a dot. */
  readonly prefix: string;
  /** Those that are asked about: only what occurs in them is an option. */
  readonly sides: Board['sides'];
  /** Airlines that are asked of the journey: they are options of each flight, whoever flies it. */
  readonly named?: readonly string[] | undefined;
  readonly counts: Pick<Counts, 'stops' | 'carriers'>;
  readonly asked: Pick<OfferFilters, 'stops' | 'carriers'> | undefined;
  readonly exact: boolean;
}

function stopsAndCarriers({ timetable, groups }: Board, asking: Asking): OfferFacet[] {
  const { prefix, sides, named = [], counts, asked, exact } = asking;
  const { code, name } = timetable.carriers;
  const codes = groups.map((carrier) => code[carrier]!);
  const names = groups.map((carrier) => name[carrier]!);
  const seen = [0, 1, 2].filter((stops) => sides.some((side) => side.stopsSeen.includes(stops)));
  const stops = choose(counts.stops, seen, String, (each) => !!asked?.stops?.includes(each));
  const flown = new Set([...named, ...sides.flatMap((side) => [...side.groupsSeen].map((group) => codes[group]!))]);
  const airlines = ranked(counts.carriers, codes, names, asked?.carriers).filter(({ value }) => flown.has(value));
  return [
    { kind: 'options', id: `${prefix}stops`, exact, options: stops },
    { kind: 'options', id: `${prefix}carriers`, exact, options: airlines },
  ];
}

function sideFacets(board: Board, filters: OfferFilters, at: number, side: SideCounts, exact: boolean): OfferFacet[] {
  const own = filters.slices?.[at];
  const name = sliceName(at, board.sides.length);
  const code = (place: number): string => board.timetable.airports.code[board.places[place]!]!;
  const { fromPlaces, toPlaces } = board.sides[at]!;
  const longest = own?.maxDurationMinutes;
  const upTo = longest === undefined ? undefined : ([side.duration.steps.min, longest] as const);
  const airportOptions = (tally: Tally, seen: readonly number[], wanted?: readonly string[]): FacetOption[] =>
    choose(tally, seen, code, (place) => !!wanted?.includes(code(place)));
  return [
    range(`${name}.departure`, 'minuteOfDay', side.departure, own?.departure, exact),
    range(`${name}.arrival`, 'minuteOfDay', side.arrival, own?.arrival, exact),
    range(`${name}.duration`, 'minutes', side.duration, upTo, exact),
    { kind: 'options', id: `${name}.from`, exact, options: airportOptions(side.from, fromPlaces, own?.fromAirports) },
    { kind: 'options', id: `${name}.to`, exact, options: airportOptions(side.to, toPlaces, own?.toAirports) },
  ];
}

function alliancesOf(board: Board, tally: Tally, wanted: readonly string[] | undefined): FacetOption[] {
  const { allianceName } = board.timetable.carriers;
  const seen = [...new Set(board.alliance)].filter((alliance) => alliance >= 0).sort((left, right) => left - right);
  const name = (alliance: number): string => allianceName[alliance]!;
  return choose(tally, seen, name, (alliance) => !!wanted?.includes(name(alliance)), name);
}

function viaOf(board: Board, tally: Tally, avoided: readonly string[] | undefined): FacetOption[] {
  const code = (place: number): string => board.timetable.airports.code[board.places[place]!]!;
  const seen = board.places
    .map((_, place) => place)
    .filter((place) => tally.count[place]! > 0 || avoided?.includes(code(place)));
  const list = choose(tally, seen, code, (place) => !!avoided?.includes(code(place))).sort(byCount);
  return [...list.slice(0, MOST_VIA), ...list.slice(MOST_VIA).filter((option) => option.selected)];
}

function single(value: string, tally: Tally, selected: boolean | undefined): FacetOption[] {
  return [{ value, label: null, count: tally.count[0]!, fromMinor: tally.from(0), selected: selected === true }];
}
