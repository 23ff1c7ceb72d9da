import type { SliceFare } from '#engine/fares';
import { findRows } from './keys.ts';
import { addLines, kindOf, rowWith, sum } from './rows.ts';
import type { Board } from './sides.ts';
import type { OfferDetail, OfferFare } from './types.ts';

/** All fares on the flights that a key names, cheapest first. */
export function detailOf(board: Board, key: string, currency: string): OfferDetail | undefined {
  const rows = findRows(board, key);
  if (!rows) return undefined;
  const kind = kindOf(board, rows);
  const perSlice = board.sides.map(({ slice }, at) => slice.fares(rows[at]!, kind));
  const cheapest = perSlice.map(cheapestOf);
  const fares = new Map<string, OfferFare>();
  for (const slices of [cheapest, ...ladder(perSlice)]) {
    const fare = offerFare(slices);
    fares.set(fare.key, fare);
  }
  const sorted = [...fares.values()].sort((left, right) => left.totalMinor - right.totalMinor);
  return { row: rowWith(board, rows, cheapest, currency), fares: sorted };
}

function cheapestOf(fares: readonly SliceFare[]): SliceFare {
  return fares.reduce((best, fare) => (fare.totalMinor < best.totalMinor ? fare : best));
}

/** The same step on every slice: families of one carrier alike, of two carriers by their rank from the bottom. */
function ladder(perSlice: readonly (readonly SliceFare[])[]): SliceFare[][] {
  const steps = Math.max(...perSlice.map((fares) => fares.length));
  return Array.from({ length: steps }, (_, step) => perSlice.map((fares) => fares[Math.min(step, fares.length - 1)]!));
}

function offerFare(slices: readonly SliceFare[]): OfferFare {
  const names = [...new Set(slices.map((fare) => fare.family.name))];
  return {
    key: slices.map((fare) => fare.family.code).join('~'),
    familyName: names.join(' + '),
    totalMinor: sum(slices.map((fare) => fare.totalMinor)),
    lines: addLines(slices),
    slices,
    seatsLeft: Math.min(...slices.map((fare) => fare.seatsLeft)),
  };
}
