import type { ConditionMask } from '#engine/fares';
import { ALLIANCE, CARRIER, failAllBut, failuresOf, maskOf } from '../failures.ts';
import type { Board } from '../sides.ts';
import type { OfferFilters } from '../types.ts';

/** How many stops the flights of a trip may have: `most` at most; `reached` by one of them at least where that is asked. */
export interface StopsBand {
  readonly most: number;
  readonly reached: boolean;
}

/** Three slices or more under one set of filters: which flights fail what, and what a trip of them must meet. */
export interface ChainField {
  readonly board: Board;
  readonly filters: OfferFilters;
  readonly mask: ConditionMask;
  readonly fails: readonly Uint16Array[];
  /** Every bit that some row fails. */
  readonly failed: number;
  /** A trip meets one of them. */
  readonly bands: readonly StopsBand[];
  readonly oneTicket: boolean;
  /** Rows of the flights that are chosen, of the first slices. */
  readonly chosen: readonly number[];
}

export function openChain(board: Board, filters: OfferFilters, chosen: readonly number[]): ChainField {
  const mask = maskOf(filters);
  const fails = board.sides.map((_, at) => {
    const own = failuresOf(board, at, filters);
    return chosen[at] === undefined ? own : failAllBut(chosen[at], own, ALLIANCE | CARRIER);
  });
  const bands = bandsOf(filters.stops ?? [0, 1, MOST_STOPS]);
  const failed = fails.reduce((bits, own) => own.reduce((all, row) => all | row, bits), 0);
  return { board, filters, mask, fails, failed, bands, oneTicket: filters.oneTicket === true, chosen };
}

/** The same asks under stricter conditions. */
export function reopenChain({ board, filters, chosen }: ChainField, mask: ConditionMask): ChainField {
  return openChain(board, { ...filters, refundable: (mask & 1) !== 0, changeable: (mask & 2) !== 0 }, chosen);
}

const MOST_STOPS = 2;

/** The numbers of stops of the worst flight that are allowed, as bands: all from 0 up to one are a limit, any other must be reached. */
export function bandsOf(allowed: readonly number[]): StopsBand[] {
  const bands: StopsBand[] = [];
  let limit = -1;
  while (allowed.includes(limit + 1)) limit += 1;
  if (limit >= 0) bands.push({ most: limit, reached: false });
  for (let most = limit + 1; most <= MOST_STOPS; most += 1) {
    if (allowed.includes(most)) bands.push({ most, reached: true });
  }
  return bands;
}

/** 1 for each row of a slice that fails nothing but `forgiven`. */
export function passingRows({ fails }: ChainField, at: number, forgiven = 0): Uint8Array {
  const own = fails[at]!;
  const passing = new Uint8Array(own.length);
  for (let row = 0; row < own.length; row += 1) passing[row] = (own[row]! & ~forgiven) === 0 ? 1 : 0;
  return passing;
}
