import { relaxations } from '#engine/facets';
import { STAY_SORTS, type StayFilters, type StaySort, type StayViewAsk } from './ask.ts';
import { statedKilometres } from './area.ts';
import { maskOf, type Board } from './board.ts';
import { countStays, limitsOf, priceTest, type StayCounts } from './counts.ts';
import { facetsOf } from './facets.ts';
import { propertyKey, readProperty } from './facts.ts';
import { failuresOf } from './failures.ts';
import { cheapestChoice } from './offers.ts';
import { factsOf, firstOf, orderBy, termsOf } from './order.ts';
import { quoteOf } from './quotes.ts';
import { withoutOne } from './relax.ts';
import type { StayCertificate, StayRow, StayView, StayWinner } from './types.ts';

export function viewOf(board: Board, ask: StayViewAsk): StayView {
  const { filters } = ask;
  const counts = countStays(board, filters);
  const total = counts.passing.length;
  const soldOut = soldOutUnder(board, filters);
  const rows = rowsOf(board, ask, counts, soldOut);
  return {
    rows,
    total,
    listed: ask.soldOut ? total + soldOut.length : total,
    exact: true,
    unfiltered: filters.limits ? countAll(board, limitsOf(filters)).total : board.offers.rows.length,
    soldOut: soldOut.length,
    facets: facetsOf(board, filters, counts),
    sorts: total === 0 ? [] : STAY_SORTS.map((each) => winnerOf(board, ask, each, counts)),
    relax: total > 0 ? [] : relaxations(withoutOne(filters), (fewer) => countAll(board, fewer)),
    certificate: certificateOf(board, rows.filter(({ quote }) => quote).length),
  };
}

function rowsOf(
  board: Board,
  ask: StayViewAsk,
  { passing, totals }: StayCounts,
  soldOut: readonly number[],
): StayRow[] {
  const { offset, limit, sort, filters } = ask;
  const priced = firstOf(passing, offset + limit, orderBy(board, sort, totals, termsOf(board, ask))).slice(offset);
  const free = board.totals(maskOf({ ...filters, freeCancellation: true }));
  const inPrice = priceTest(filters);
  const shown = priced.map((at) => {
    const row = pricedRow(board, at, maskOf(filters));
    const told = row.quote?.cancellation.freeUntil === null && inPrice(free[at]!);
    return told ? { ...row, freeFromMinor: free[at]! } : row;
  });
  if (!ask.soldOut || shown.length === limit) return shown;
  const from = Math.max(0, offset - passing.length);
  return [...shown, ...soldOut.slice(from, from + limit - shown.length).map((row) => soldOutRow(board, row))];
}

function pricedRow(board: Board, at: number, mask: number): StayRow {
  const { terms, offers, distance } = board;
  const row = offers.rows[at]!;
  const chosen = cheapestChoice(terms, offers, at, mask)!;
  return {
    property: readProperty(terms.world, row),
    distanceKm: board.near ? distance[at]! : null,
    quote: quoteOf(board, offers, row, chosen.offers),
    freeFromMinor: null,
  };
}

function soldOutRow({ terms, near }: Board, row: number): StayRow {
  const distanceKm = near ? statedKilometres(terms.world, near, row) : null;
  return { property: readProperty(terms.world, row), distanceKm, quote: null, freeFromMinor: null };
}

/** Nearest first, where the ask names a point. */
function soldOutUnder({ terms, soldOut, near }: Board, filters: StayFilters): number[] {
  const fails = failuresOf(terms.world, soldOut, filters);
  const rows = [...soldOut].filter((_, at) => fails[at] === 0);
  const far = (row: number): number => (near ? statedKilometres(terms.world, near, row) : 0);
  return rows
    .map((row) => ({ row, km: far(row) }))
    .sort((a, b) => a.km - b.km || a.row - b.row)
    .map(({ row }) => row);
}

function winnerOf(board: Board, ask: StayViewAsk, sort: StaySort, { passing, totals }: StayCounts): StayWinner {
  const at = firstOf(passing, 1, orderBy(board, sort, totals, termsOf(board, ask)))[0]!;
  return {
    sort,
    key: propertyKey(board.terms.world, board.offers.rows[at]!),
    ...factsOf(board, at, totals[at]!),
  };
}

function countAll(board: Board, filters: StayFilters): { total: number; fromMinor: number } {
  const totals = board.totals(maskOf(filters));
  const fails = failuresOf(board.terms.world, board.offers.rows, filters);
  const inPrice = priceTest(filters);
  let [total, fromMinor] = [0, Infinity];
  for (let at = 0; at < fails.length; at++) {
    if (fails[at] !== 0 || totals[at] === Infinity || !inPrice(totals[at]!)) continue;
    total++;
    fromMinor = Math.min(fromMinor, totals[at]!);
  }
  return { total, fromMinor };
}

function certificateOf({ considered, inArea, pruned, offers }: Board, shown: number): StayCertificate {
  const small = pruned.find(({ reason }) => reason === 'occupancy')?.count ?? 0;
  return {
    complete: true,
    considered,
    inArea: inArea.length,
    fitting: inArea.length - small,
    valid: offers.rows.length,
    shown,
    pruned,
  };
}
