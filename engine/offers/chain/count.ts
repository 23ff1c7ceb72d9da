import type { ConditionMask } from '#engine/fares';
import { stepOf, type Tally } from '#engine/facets';
import { emptyCounts, sideAdder } from '../counts.ts';
import type { Counts } from '../facets.ts';
import * as bits from '../failures.ts';
import { pricesOf, type Totals } from '../steps/count.ts';
import type { Clock } from './clock.ts';
import { bandsOf, passingRows, reopenChain, type ChainField } from './field.ts';
import { Trips, type Members } from './trips.ts';

/** A trip is made of one of these. */
export type Runs = readonly Trips[];

export function runsOf(field: ChainField, clock: Clock, members: Members): Runs {
  return field.bands.map((band) => new Trips(field, clock, members, band));
}

/** The flights of every slice that fail nothing but `forgiven` and satisfy `also`. */
function membersOf(field: ChainField, forgiven: number, also?: (at: number, row: number) => boolean): Members {
  return field.board.sides.map((_, at) => {
    const rows = passingRows(field, at, forgiven);
    if (also) for (let row = 0; row < rows.length; row += 1) if (rows[row] === 1 && !also(at, row)) rows[row] = 0;
    return rows;
  });
}

export function lowest(runs: Runs, at: number): Float64Array {
  const [first, ...more] = runs.map((run) => run.totals(at));
  const least = first ?? new Float64Array();
  for (const other of more)
    for (let row = 0; row < least.length; row += 1) least[row] = Math.min(least[row]!, other[row]!);
  return least;
}

function isIn(price: readonly [number, number] | undefined, total: number): boolean {
  return total < Infinity && (!price || (total >= price[0] && total <= price[1]));
}

/** The flights of a slice that can be chosen: the lowest total of a trip with them is in the price range. */
export function chainTotals(field: ChainField, runs: Runs, at: number, price = field.filters.price): Totals {
  const min = lowest(runs, at);
  const passing = passingRows(field, at);
  const rows = new Int32Array(passing.length);
  let count = 0;
  for (let row = 0; row < rows.length; row += 1) {
    if (passing[row] === 1 && isIn(price, min[row]!)) rows[count++] = row;
  }
  return { rows: rows.subarray(0, count), min, price };
}

/** How many flights of a slice can be chosen, and the lowest total of a trip. */
export function chainTotal(field: ChainField, clock: Clock, at: number): { total: number; fromMinor: number } {
  const { rows, min } = chainTotals(field, runsOf(field, clock, membersOf(field, 0)), at);
  return { total: rows.length, fromMinor: rows.reduce((least, row) => Math.min(least, min[row]!), Infinity) };
}

export function openRuns(field: ChainField, clock: Clock): Runs {
  return runsOf(field, clock, membersOf(field, 0));
}

type Visit = (row: number, total: number) => void;

/** All counts of one step: flights of the slice `at`; facets of another slice count its flights, connecting airports those from `at` on. */
export function countChain(field: ChainField, clock: Clock, runs: Runs, at: number): Counts {
  const unbound = chainTotals(field, runs, at, NO_PRICE);
  const price = pricesOf(unbound.rows, unbound.min);
  const counts: Counts = { ...emptyCounts(field.board), exact: true, price, priceExact: true };
  const visit = (asked: ChainField, members: Members, side: number, each: Visit): void => {
    const min = lowest(runsOf(asked, clock, members), side);
    for (let row = 0; row < min.length; row += 1) {
      if (members[side]![row] === 1 && isIn(field.filters.price, min[row]!)) each(row, min[row]!);
    }
  };
  for (let side = 0; side < field.board.sides.length; side += 1) countOwn(field, runs, side, counts);
  countCarriers(field, at, counts, visit);
  countStops(field, at, counts, visit);
  countConnections(field, at, counts, visit);
  countVia(field, at, counts, visit);
  countConditions(field, at, counts, visit);
  return counts;
}

const NO_PRICE = [0, Infinity] as const;

type Visitor = (asked: ChainField, members: Members, side: number, each: Visit) => void;

/** A flight may fail one ask of its own slice and still count there. */
function countOwn(field: ChainField, runs: Runs, at: number, counts: Counts): void {
  const adder = sideAdder(field.board, counts, at);
  const min = lowest(runs, at);
  const fails = field.fails[at]!;
  for (let row = 0; row < min.length; row += 1) {
    const failed = fails[row]!;
    if ((failed & ~bits.OWN_BITS) !== 0 || (failed & (failed - 1)) !== 0 || !isIn(field.filters.price, min[row]!))
      continue;
    adder(row, 1, min[row]!, failed === 0 ? bits.OWN_BITS : failed);
  }
}

/** An option alone means one carrier on all slices; with the asked carriers the same rule gives the one-ticket facet. */
function countCarriers(field: ChainField, at: number, counts: Counts, visit: Visitor): void {
  const { board } = field;
  const together = { ...field, oneTicket: true };
  visit(together, membersOf(field, bits.CARRIER), at, (row, total) =>
    counts.carriers.add(board.sides[at]!.group[row]!, 1, total),
  );
  visit(together, membersOf(field, 0), at, (_, total) => counts.tickets?.add(0, 1, total));
  for (const alliance of new Set(board.alliance)) {
    if (alliance < 0) continue;
    const members = membersOf(
      field,
      bits.ALLIANCE,
      (side, row) => board.alliance[board.sides[side]!.group[row]!] === alliance,
    );
    visit(field, members, at, (_, total) => counts.alliances.add(alliance, 1, total));
  }
}

function countStops(field: ChainField, at: number, counts: Counts, visit: Visitor): void {
  const members = membersOf(field, bits.STOPS);
  for (let worst = 0; worst < 3; worst += 1) {
    const asked = { ...field, bands: bandsOf([worst], field.board.sides.length) };
    const fits: Members = members.map((rows, side) =>
      rows.map((is, row) => (is === 1 && stopsOf(field, side, row) <= worst ? 1 : 0)),
    );
    visit(asked, fits, at, (_, total) => counts.stops.add(worst, 1, total));
  }
}

function stopsOf({ board }: ChainField, at: number, row: number): number {
  return board.sides[at]!.slice.stops[row]!;
}

/** By the longest wait of the flight itself, nonstop ones left out; and flights without a wait at night. */
function countConnections(field: ChainField, at: number, counts: Counts, visit: Visitor): void {
  const { steps, counts: bins } = counts.connection;
  const { stops, longestWait } = field.board.sides[at]!.slice;
  visit(field, membersOf(field, bits.CONNECTION), at, (row) => {
    if (stops[row]! > 0) bins[stepOf(steps, longestWait[row]!)]! += 1;
  });
  const { sides } = field.board;
  const calm = membersOf(field, bits.NIGHT, (side, row) => sides[side]!.slice.nightWaits[row] === 0);
  visit(field, calm, at, (_, total) => counts.night.add(0, 1, total));
}

function countVia(field: ChainField, at: number, counts: Counts, visit: Visitor): void {
  const members = membersOf(field, bits.VIA);
  for (let side = at; side < members.length; side += 1) {
    const { stops, via } = field.board.sides[side]!.slice;
    visit(field, members, side, (row, total) => {
      for (let k = 0; k < stops[row]!; k += 1) counts.via.add(field.board.placeOf[via[2 * row + k]!]!, 1, total);
    });
  }
}

function countConditions(field: ChainField, at: number, counts: Counts, visit: Visitor): void {
  const asks: [number, Tally][] = [
    [1, counts.refund],
    [2, counts.change],
  ];
  for (const [bit, tally] of asks) {
    const asked = (field.mask | bit) as ConditionMask;
    const other = asked === field.mask ? field : reopenChain(field, asked);
    visit(other, membersOf(other, 0), at, (_, total) => tally.add(0, 1, total));
  }
}
