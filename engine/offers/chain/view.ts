import { relaxations } from '#engine/facets';
import { certificateOf } from '../certificate.ts';
import { facetsOf } from '../facets.ts';
import { BEYOND } from '../failures.ts';
import { findFlight } from '../keys.ts';
import { withoutOne } from '../relax.ts';
import { asFlight, offerRow, ownFacts, winnerOf, type Combination } from '../rows.ts';
import type { Board } from '../sides.ts';
import { chosenSlice, nothing } from '../steps/chosen.ts';
import { inOrder, ownScores } from '../steps/order.ts';
import type { Scored, Totals } from '../steps/count.ts';
import {
  SORTS,
  type OfferFilters,
  type OfferLimits,
  type OfferRow,
  type OfferScan,
  type OfferSearch,
  type OfferView,
  type ViewAsk,
} from '../types.ts';
import { cheapestTrip } from './cheapest.ts';
import { clockOf, type Clock } from './clock.ts';
import { combinationsOf } from './combinations.ts';
import { chainTotal, chainTotals, countChain, Runs } from './count.ts';
import { openChain } from './field.ts';

/** Views of a journey of three slices or more, chosen flight by flight: each row is a flight in the cheapest trip with it. */
export function viewsOfChain(board: Board, currency: string): Pick<OfferSearch, 'scan' | 'view'> {
  const clock = clockOf(board);
  let combinations: number | undefined;
  // Of the flights that are chosen only the latest are kept: who steps back and forth asks about few.
  let latest: { readonly chosen: string; readonly total: number } | undefined;
  const unfiltered: Chain['unfiltered'] = (chosen, limits) => {
    const count = (filters: OfferFilters): number =>
      chainTotal(new Runs(openChain(board, filters, chosen), clock), chosen.length).total;
    if (limits) return count({ limits });
    const id = chosen.join();
    if (latest?.chosen !== id) {
      latest = { chosen: id, total: count({}) };
    }
    return latest.total;
  };
  const chain: Chain = {
    board,
    clock,
    currency,
    combinations: () => (combinations ??= combinationsOf(board, clock)),
    unfiltered,
  };
  return {
    view: (ask) => viewOf(chain, ask),
    scan: (ask) => scanOf(chain, ask),
  };
}

interface Chain {
  readonly board: Board;
  readonly clock: Clock;
  readonly currency: string;
  /** Trips without any filter. */
  readonly combinations: () => number;
  /** Flights that can be chosen next, without any filter. */
  readonly unfiltered: (chosen: readonly number[], limits: OfferLimits | undefined) => number;
}

function viewOf(chain: Chain, ask: ViewAsk): OfferView {
  const { board, clock } = chain;
  const { filters, sort, offset, limit, step } = ask;
  const parts = step?.list === 'leg' ? step.chosen : [];
  const certificate = certificateOf(board, chain.combinations());
  const found = parts.map((part, at) => findFlight(board, at, part));
  const chosen = found.filter((row) => row !== undefined);
  const at = chosen.length;
  if (chosen.length < found.length || at >= board.sides.length) return nothing(certificate);
  const field = openChain(board, filters, chosen);
  if (chosen.some((row, slice) => (field.fails[slice]![row]! & BEYOND) !== 0)) return nothing(certificate);
  const runs = new Runs(field, clock);
  const totals = scored(board, at, chainTotals(runs, at), chosen);
  const rowOf = (row: number): OfferRow => {
    const trip: Combination = cheapestTrip(field, runs.of(), row, totals.min[row]!);
    return asFlight(at, offerRow(board, trip, field.mask, chain.currency), ownFacts(board, at, trip, totals.min[row]!));
  };
  const total = totals.rows.length;
  const inForce = withoutOne(filters, board.sides.length);
  const counts = {
    ...countChain(runs, at),
    exact: certificate.complete,
    priceExact: certificate.complete,
  };
  return {
    rows: Array.from(inOrder(board, at, totals, sort, offset + limit).subarray(offset), rowOf),
    total,
    listed: total,
    exact: certificate.complete,
    unfiltered: inForce.length === 0 ? total : chain.unfiltered(chosen, filters.limits),
    facets: facetsOf(board, filters, counts, at),
    sorts: SORTS.flatMap((each) =>
      Array.from(inOrder(board, at, totals, each, 1), (row) => winnerOf(rowOf(row), each)),
    ),
    relax:
      total > 0
        ? []
        : relaxations(inForce, (fewer) => chainTotal(new Runs(openChain(board, fewer, chosen), clock), at)),
    certificate,
    trips: [],
    chosen: chosen.map((row, slice) => chosenSlice(board, slice, row)),
  };
}

function scored(board: Board, at: number, totals: Totals, chosen: readonly number[]): Scored {
  return { ...totals, best: ownScores(board, at, totals, chosen) };
}

function scanOf({ board, clock }: Chain, { filters, sort, offset, limit }: Omit<ViewAsk, 'step'>): OfferScan {
  const field = openChain(board, filters, []);
  const runs = new Runs(field, clock);
  const totals = scored(board, 0, chainTotals(runs, 0), []);
  const { complete } = certificateOf(board, 0);
  const { total, fromMinor } = chainTotal(runs, 0);
  return {
    total,
    fromMinor: total > 0 ? fromMinor : null,
    listed: Array.from(inOrder(board, 0, totals, sort, offset + limit).subarray(offset), (row) =>
      cheapestTrip(field, runs.of(), row, totals.min[row]!),
    ),
    facets: () => facetsOf(board, filters, { ...countChain(runs, 0), exact: complete, priceExact: complete }),
  };
}
