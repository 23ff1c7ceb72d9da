import type { ConditionMask, FareKind, FareLine, SliceFare } from '#engine/fares';
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
    figures: {
      ...whole,
      score:
        totalMinor + sum(rows.map((row, at) => board.sides[at]!.slice.penalty[row]! + changeInto(board, rows, at))),
    },
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

/**
 * What Best adds to the slice at a place of its trip: it leaves from another airport than the one before it came to, or comes, as the
 * last, to another than the first left.
 */
export function changeInto({ sides }: Board, rows: Combination, at: number): number {
  const airport = (end: 'from' | 'to', place: number): number => sides[place]!.slice[end][rows[place]!]!;
  if (at === 0) return 0;
  const changes =
    Number(airport('from', at) !== airport('to', at - 1)) +
    Number(at === sides.length - 1 && airport('to', at) !== airport('from', 0));
  return changes * sides[at]!.slice.airportChangeMinor;
}

/** The same trip in the list of its flights of one slice: ordered by what that flight says of itself, or by its `best` score. */
export function asFlight(at: number, rows: Combination, row: OfferRow, best: Float64Array): OfferRow {
  const { durationMinutes, stops, co2eGrams } = row.slices[at]!;
  return { ...row, figures: { durationMinutes, stops, co2eGrams, score: best[rows[at]!]! } };
}

export function winnerOf({ key, totalMinor, figures }: OfferRow, sort: SortWinner['sort']): SortWinner {
  return { sort, key, totalMinor, ...figures };
}
