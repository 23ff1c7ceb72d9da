import type { ConditionMask, FareKind, FareLine, SliceFare } from '#engine/fares';
import { airportChanges, type BestFacts, type SliceFacts } from '#engine/ranking';
import { offerKey } from './keys.ts';
import type { Board } from './sides.ts';
import type { OfferRow, OfferSlice, SortWinner } from './types.ts';

/** A valid combination: one row per slice. */
export type Combination = readonly number[];

/** One carrier sells all slices on one ticket at half-return prices; several carriers sell one-ways. */
export function kindOf({ sides }: Board, rows: Combination): FareKind {
  const [first] = sides;
  const together = sides.every(({ group }, at) => group[rows[at]!] === first!.group[rows[0]!]);
  return sides.length > 1 && together ? 'halfReturn' : 'oneWay';
}

/** Turns a combination into what a card shows. */
export function offerRow(board: Board, rows: Combination, mask: ConditionMask, currency: string): OfferRow {
  const kind = kindOf(board, rows);
  const fares = board.sides.map(({ slice }, at) => slice.fare(rows[at]!, kind, mask));
  return rowWith(board, rows, fares, currency);
}

export function rowWith(board: Board, rows: Combination, fares: readonly SliceFare[], currency: string): OfferRow {
  const slices = rows.map((row, at) => offerSlice(board, at, row, fares[at]!));
  const totalMinor = sum(fares.map((fare) => fare.totalMinor));
  const whole = {
    durationMinutes: sum(slices.map((slice) => slice.durationMinutes)),
    stops: Math.max(...slices.map((slice) => slice.stops)),
    co2eGrams: sum(slices.map((slice) => slice.co2eGrams)),
  };
  return {
    key: offerKey(board, rows),
    slices,
    totalMinor,
    lines: addLines(fares),
    ...whole,
    figures: { ...whole, best: { totalMinor, slices: factsOf(board, rows) } },
    tickets: kindOf(board, rows) === 'oneWay' ? rows.length : 1,
    seatsLeft: Math.min(...fares.map((fare) => fare.seatsLeft)),
    filedIn: [...new Set(fares.map((fare) => fare.filedIn))].filter((filed) => filed !== currency),
  };
}

export function offerSlice(board: Board, at: number, row: number, fare: SliceFare): OfferSlice {
  const { slice } = board.sides[at]!;
  const { legs, legDay } = slice.batch;
  const batchRow = slice.batchRow[row]!;
  const count = slice.stops[row]! + 1;
  return {
    batchRow,
    flights: [...legs.subarray(3 * batchRow, 3 * batchRow + count)],
    flightDays: [...legDay.subarray(3 * batchRow, 3 * batchRow + count)],
    carrier: slice.carrier[row]!,
    stops: count - 1,
    departure: slice.departure[row]!,
    arrival: slice.arrival[row]!,
    durationMinutes: slice.duration[row]!,
    co2eGrams: slice.co2e[row]!,
    nightWaits: slice.nightWaits[row]!,
    fare,
  };
}

/** Lines of all slices; equal charges become one line. */
export function addLines(fares: readonly SliceFare[]): readonly FareLine[] {
  const lines = new Map<string, FareLine>();
  for (const line of fares.flatMap((fare) => fare.lines)) {
    const id = `${line.kind} ${line.code} ${line.jurisdiction ?? ''} ${line.name}`;
    const known = lines.get(id);
    const amountMinor = line.amountMinor + (known?.amountMinor ?? 0);
    lines.set(id, { ...line, ...known, amountMinor, ...(line.estimate && { estimate: true }) });
  }
  return [...lines.values()];
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** What Best knows of a combination. */
export function factsOf({ sides, timetable: { airports } }: Board, rows: Combination): SliceFacts[] {
  return rows.map((row, at) => {
    const { duration, stops, nightWaits, departureMinute, arrivalMinute, from, to } = sides[at]!.slice;
    return {
      durationMinutes: duration[row]!,
      stops: stops[row]!,
      nightWaits: nightWaits[row]!,
      departureMinute: departureMinute[row]!,
      arrivalMinute: arrivalMinute[row]!,
      from: airports.code[from[row]!]!,
      to: airports.code[to[row]!]!,
    };
  });
}

/** What Best adds to the slice at a place of its trip for the airports that it does not share. */
export function changeInto({ sides, best }: Board, rows: Combination, at: number): number {
  if (at === 0) return 0;
  const airport = (end: 'from' | 'to', place: number): number => sides[place]!.slice[end][rows[place]!]!;
  const isLast = at === sides.length - 1;
  const changes = airportChanges(
    airport('to', at - 1),
    airport('from', at),
    isLast,
    airport('to', at),
    airport('from', 0),
  );
  return changes * best.airportChangeMinor;
}

/** The same trip in the list of its flights of one slice: ordered by what that flight says of itself, in Best by these facts. */
export function asFlight(at: number, row: OfferRow, best: BestFacts): OfferRow {
  const { durationMinutes, stops, co2eGrams } = row.slices[at]!;
  return { ...row, figures: { durationMinutes, stops, co2eGrams, best } };
}

/** In a list of flights that later ones have no say in: what Best knows of the one at this place of its trip. */
export function ownFacts(board: Board, at: number, rows: Combination, totalMinor: number): BestFacts {
  return { totalMinor, slices: factsOf(board, rows), at };
}

/** What Best knows of a whole trip, at its cheapest fares under a mask. */
export function tripFacts(board: Board, rows: Combination, mask: ConditionMask): BestFacts {
  const kind = kindOf(board, rows);
  const prices = rows.map((row, at) => board.sides[at]!.slice.prices(kind, mask)[row]!);
  return { totalMinor: sum(prices), slices: factsOf(board, rows) };
}

export function winnerOf({ key, totalMinor, figures }: OfferRow, sort: SortWinner['sort']): SortWinner {
  return { sort, key, totalMinor, ...figures };
}
