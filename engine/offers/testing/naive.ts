import type { SliceFare } from '#engine/fares';
import { openBoard, type Board } from '../sides.ts';
import type { OfferFilters, OfferSearchInput, Sort } from '../types.ts';

/** One combination as plain facts, priced from its lines: the slow reference for everything that a view says. */
export interface NaiveOffer {
  readonly rows: readonly number[];
  readonly totalMinor: number;
  readonly score: number;
  readonly duration: number;
  readonly stops: number;
  readonly co2e: number;
  readonly oneTicket: boolean;
  readonly waits: readonly NaiveWait[];
  readonly slices: readonly NaiveSlice[];
  /** What Best adds to each slice for airports that it does not share with those before it. */
  readonly changesMinor: readonly number[];
}

interface NaiveWait {
  /** Of which slice. */
  readonly at: number;
  readonly minutes: number;
  readonly airport: string;
  readonly night: boolean;
}

interface NaiveSlice {
  readonly carrier: string;
  readonly alliance: string;
  readonly departure: number;
  readonly arrival: number;
  readonly duration: number;
  readonly stops: number;
  readonly co2e: number;
  readonly penalty: number;
  readonly from: string;
  readonly to: string;
}

/** The full product, each trip built from the fares themselves. `filters` only decides which fare is the cheapest allowed. */
export function naiveOffers(input: OfferSearchInput, filters: OfferFilters): NaiveOffer[] {
  const board = openBoard(input);
  const offers: NaiveOffer[] = [];
  const changeMinor = input.best.airportChangeMinor;
  const extend = (rows: number[]): void => {
    const side = board.sides[rows.length];
    if (!side) return void offers.push(...offerOf(input, board, rows, { filters, changeMinor }));
    const last = board.sides[rows.length - 1]?.slice;
    for (let row = 0; row < side.slice.count; row += 1) {
      if (last && side.slice.departure[row]! < last.arrival[rows.at(-1)!]! + board.turn) continue;
      extend([...rows, row]);
    }
  };
  extend([]);
  return offers;
}

const memo = new WeakMap<object, Map<string, number>>();

function cheapest(board: Board, at: number, row: number, kind: 'oneWay' | 'halfReturn', filters: OfferFilters): number {
  const { slice } = board.sides[at]!;
  const known = memo.get(slice) ?? new Map<string, number>();
  memo.set(slice, known);
  const key = `${row} ${kind} ${filters.refundable} ${filters.changeable}`;
  let least = known.get(key);
  if (least === undefined) {
    const allowed = (fare: SliceFare): boolean =>
      (!filters.refundable || fare.refund.status === 'allowed') &&
      (!filters.changeable || fare.change.status === 'allowed');
    least = Math.min(
      ...slice
        .fares(row, kind)
        .filter(allowed)
        .map((fare) => fare.totalMinor),
    );
    known.set(key, least);
  }
  return least;
}

interface Asked {
  readonly filters: OfferFilters;
  /** What one change of airports adds. */
  readonly changeMinor: number;
}

function offerOf(input: OfferSearchInput, board: Board, rows: number[], { filters, changeMinor }: Asked): NaiveOffer[] {
  const slices = rows.map((row, at) => naiveSlice(input, board, at, row));
  const same = slices.length > 1 && slices.every(({ carrier }) => carrier === slices[0]!.carrier);
  const kind = same ? 'halfReturn' : 'oneWay';
  const totalMinor = rows.reduce((sum, row, at) => sum + cheapest(board, at, row, kind, filters), 0);
  if (!Number.isFinite(totalMinor)) return [];
  const changesMinor = slices.map((_, at) => changesOf(slices, at) * changeMinor);
  const penalty = slices.reduce((sum, slice, at) => sum + slice.penalty + changesMinor[at]!, 0);
  const each = (read: (at: number, row: number) => number): number[] => rows.map((row, at) => read(at, row));
  return [
    {
      rows,
      totalMinor,
      score: totalMinor + penalty,
      duration: slices.reduce((sum, slice) => sum + slice.duration, 0),
      co2e: slices.reduce((sum, slice) => sum + slice.co2e, 0),
      stops: Math.max(...each((at, row) => board.sides[at]!.slice.stops[row]!)),
      oneTicket: slices.length === 1 || same,
      waits: rows.flatMap((row, at) => waitsOf(board, at, row)),
      slices,
      changesMinor,
    },
  ];
}

/** Airports at which one slice ends and the next does not begin; that from which all began counts with the last. */
function changesOf(slices: readonly NaiveSlice[], at: number): number {
  if (at === 0) return 0;
  const before = slices[at - 1]!.to === slices[at]!.from ? 0 : 1;
  return at < slices.length - 1 || slices[at]!.to === slices[0]!.from ? before : before + 1;
}

/** The published formula of Best, from plain facts. All zones of the test worlds are UTC. */
function penaltyOf(input: OfferSearchInput, board: Board, at: number, row: number): number {
  const { best } = input;
  const slice = endsOf(board, at, row);
  const nights = waitsOf(board, at, row).filter((wait) => wait.night).length;
  const unsocial = (slice.departure < best.earlyMinute ? 1 : 0) + (slice.arrival > best.lateMinute ? 1 : 0);
  return (
    Math.round((best.hourMinor * slice.duration) / 60) +
    best.stopMinor * board.sides[at]!.slice.stops[row]! +
    best.nightWaitMinor * nights +
    best.unsocialMinor * unsocial
  );
}

function legTimesOf(board: Board, at: number, row: number): { start: number; end: number; from: string; to: string }[] {
  const { slice } = board.sides[at]!;
  const { flights, pairs, airports, firstDay } = board.timetable;
  return Array.from({ length: slice.stops[row]! + 1 }, (_, k) => {
    const leg = 3 * slice.batchRow[row]! + k;
    const flight = slice.batch.legs[leg]!;
    const start = (firstDay + slice.batch.legDay[leg]!) * 1440 + flights.departure[flight]!;
    const pair = flights.pair[flight]!;
    const [from, to] = [airports.code[pairs.from[pair]!]!, airports.code[pairs.to[pair]!]!];
    return { start, end: start + flights.blockMinutes[flight]!, from, to };
  });
}

function waitsOf(board: Board, at: number, row: number): NaiveWait[] {
  const legs = legTimesOf(board, at, row);
  return legs.slice(1).map((leg, k) => {
    const start = legs[k]!.end;
    let night = false;
    for (let day = Math.floor(start / 1440); day * 1440 <= leg.start; day += 1) {
      if (start <= day * 1440 && leg.start >= day * 1440 + 300) night = true;
    }
    return { at, minutes: leg.start - start, airport: leg.from, night };
  });
}

function naiveSlice(input: OfferSearchInput, board: Board, at: number, row: number): NaiveSlice {
  const { slice } = board.sides[at]!;
  const carrier = slice.carrier[row]!;
  const { code, alliance, allianceName } = board.timetable.carriers;
  return {
    carrier: code[carrier]!,
    alliance: allianceName[alliance[carrier]!] ?? '',
    co2e: slice.co2e[row]!,
    penalty: penaltyOf(input, board, at, row),
    ...endsOf(board, at, row),
  };
}

function endsOf(
  board: Board,
  at: number,
  row: number,
): Pick<NaiveSlice, 'departure' | 'arrival' | 'duration' | 'stops' | 'from' | 'to'> {
  const legs = legTimesOf(board, at, row);
  const [start, end] = [legs[0]!.start, legs.at(-1)!.end];
  return {
    departure: start % 1440,
    arrival: end % 1440,
    duration: end - start,
    stops: legs.length - 1,
    from: legs[0]!.from,
    to: legs.at(-1)!.to,
  };
}

/** The waits of one slice. */
export function naiveWaits({ waits }: NaiveOffer, at: number): NaiveWait[] {
  return waits.filter((wait) => wait.at === at);
}

const inside = (value: number, [low, high]: readonly [number, number]): boolean => value >= low && value <= high;

/** The contract's words on filters, one line each; conditions were judged when the offer was priced. */
export function naivePasses(offer: NaiveOffer, filters: OfferFilters): boolean {
  const { stops, carriers, alliances, price, connectionMinutes, avoidAirports } = filters;
  if (stops && !stops.includes(offer.stops)) return false;
  if (carriers && !offer.slices.every((slice) => carriers.includes(slice.carrier))) return false;
  if (alliances && !offer.slices.every((slice) => alliances.includes(slice.alliance))) return false;
  if (price && !inside(offer.totalMinor, price)) return false;
  if (connectionMinutes && !offer.waits.every((wait) => inside(wait.minutes, connectionMinutes))) return false;
  if (avoidAirports && offer.waits.some((wait) => avoidAirports.includes(wait.airport))) return false;
  if (filters.noNightWait && offer.waits.some((wait) => wait.night)) return false;
  if (filters.oneTicket && !offer.oneTicket) return false;
  if (isBeyond(offer, filters)) return false;
  return offer.slices.every((slice, at) => slicePasses(slice, filters.slices?.[at]));
}

/** Not there at all for whoever asks. */
function isBeyond({ totalMinor, slices }: NaiveOffer, { limits = {} }: OfferFilters): boolean {
  return totalMinor > (limits.mostMinor ?? Infinity) || slices.some(({ carrier }) => limits.refused?.includes(carrier));
}

function slicePasses(slice: NaiveSlice, own: NonNullable<OfferFilters['slices']>[number]): boolean {
  if (own?.departure && !inside(slice.departure, own.departure)) return false;
  if (own?.arrival && !inside(slice.arrival, own.arrival)) return false;
  if (own?.maxDurationMinutes !== undefined && slice.duration > own.maxDurationMinutes) return false;
  if (own?.fromAirports && !own.fromAirports.includes(slice.from)) return false;
  if (own?.stops && !own.stops.includes(slice.stops)) return false;
  if (own?.carriers && !own.carriers.includes(slice.carrier)) return false;
  return !own?.toAirports || own.toAirports.includes(slice.to);
}

/** Offers are given in row order and the sort is stable, so rows settle what the figures leave open. */
export function naiveSort(offers: readonly NaiveOffer[], sort: Sort): NaiveOffer[] {
  return offers.toSorted((left, right) => naiveOrder(sort, left, right));
}

export function naiveWinner(offers: readonly NaiveOffer[], sort: Sort): NaiveOffer | undefined {
  let best = offers[0];
  for (const offer of offers) if (naiveOrder(sort, offer, best!) < 0) best = offer;
  return best;
}

function naiveOrder(sort: Sort, left: NaiveOffer, right: NaiveOffer): number {
  const cheaper = left.totalMinor - right.totalMinor;
  const shorter = left.duration - right.duration;
  if (sort === 'cheapest') return cheaper || shorter;
  if (sort === 'fastest') return shorter || cheaper;
  if (sort === 'greenest') return left.co2e - right.co2e || cheaper || shorter;
  return left.score - right.score || shorter || cheaper;
}
