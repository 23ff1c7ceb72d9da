import type { ConditionMask } from '#engine/fares';
import { stepOf, type Tally } from '#engine/facets';
import { emptyCounts, sideAdder } from '../counts.ts';
import type { Counts } from '../facets.ts';
import * as bits from '../failures.ts';
import { pricesOf, type Totals } from '../steps/count.ts';
import type { Clock } from './clock.ts';
import { bandsOf, passingRows, reopenChain, type ChainField } from './field.ts';
import { Trips, type Members } from './trips.ts';

/** Ways to make trips of a field, one for each band of stops; kept, since most facets look at the same flights. */
export class Runs {
  readonly field: ChainField;
  readonly #clock: Clock;
  readonly #kept = new Map<string, readonly Trips[]>();

  constructor(field: ChainField, clock: Clock) {
    this.field = field;
    this.#clock = clock;
  }

  /** Of the flights of every slice that fail nothing but `forgiven`. */
  of(forgiven = 0, oneTicket = this.field.oneTicket): readonly Trips[] {
    const open = forgiven & this.field.failed;
    const id = `${open} ${oneTicket}`;
    const known = this.#kept.get(id) ?? this.some(membersOf(this.field, open), { oneTicket });
    this.#kept.set(id, known);
    return known;
  }

  some(members: Members, asked: Partial<Pick<ChainField, 'oneTicket' | 'bands'>> = {}): readonly Trips[] {
    const field = { ...this.field, ...asked };
    return field.bands.map((band) => new Trips(field, this.#clock, members, band));
  }

  reopened(mask: ConditionMask): Runs {
    return mask === this.field.mask ? this : new Runs(reopenChain(this.field, mask), this.#clock);
  }
}

/** The flights of every slice that fail nothing but `forgiven` and satisfy `also`. */
function membersOf(field: ChainField, forgiven: number, also?: (at: number, row: number) => boolean): Members {
  return field.board.sides.map((_, at) => {
    const rows = passingRows(field, at, forgiven);
    if (also) for (let row = 0; row < rows.length; row += 1) if (rows[row] === 1 && !also(at, row)) rows[row] = 0;
    return rows;
  });
}

function lowest(runs: readonly Trips[], at: number): Float64Array {
  const [first, ...more] = runs.map((run) => run.totals(at));
  if (!first || more.length === 0) return first ?? new Float64Array();
  return first.map((total, row) => Math.min(total, ...more.map((other) => other[row]!)));
}

function isIn(price: readonly [number, number] | undefined, total: number): boolean {
  return total < Infinity && (!price || (total >= price[0] && total <= price[1]));
}

/** The flights of a slice that can be chosen: the lowest total of a trip with them is in the price range. */
export function chainTotals(runs: Runs, at: number, price = bits.priceAsked(runs.field.filters)): Totals {
  const min = lowest(runs.of(), at);
  const passing = passingRows(runs.field, at);
  const rows = new Int32Array(passing.length);
  let count = 0;
  for (let row = 0; row < rows.length; row += 1) {
    if (passing[row] === 1 && isIn(price, min[row]!)) rows[count++] = row;
  }
  return { rows: rows.subarray(0, count), min, price };
}

/** How many flights of a slice can be chosen, and the lowest total of a trip. */
export function chainTotal(runs: Runs, at: number): { total: number; fromMinor: number } {
  const { rows, min } = chainTotals(runs, at);
  return { total: rows.length, fromMinor: rows.reduce((least, row) => Math.min(least, min[row]!), Infinity) };
}

type Visit = (row: number, total: number) => void;

/** All counts of one step: flights of the slice `at`; facets of another slice count its flights, connecting airports those from `at` on. */
export function countChain(runs: Runs, at: number): Counts {
  const { field } = runs;
  const unbound = chainTotals(runs, at, bits.priceOpen(field.filters) ?? NO_PRICE);
  const price = pricesOf(unbound.rows, unbound.min);
  const counts: Counts = { ...emptyCounts(field.board), exact: true, price, priceExact: true };
  for (let side = 0; side < field.board.sides.length; side += 1) countOwn(runs, side, counts);
  if (at === 0) {
    countCarriers(runs, counts);
    countStops(runs, counts);
  }
  countTicketsAndAlliances(runs, at, counts);
  countConnections(runs, at, counts);
  countVia(runs, at, counts);
  countConditions(runs, at, counts);
  return counts;
}

const NO_PRICE = [0, Infinity] as const;

/** Every flight of a slice that a trip can be made with, at its lowest total. */
function visit({ field }: Runs, trips: readonly Trips[], at: number, each: Visit): void {
  const min = lowest(trips, at);
  const price = bits.priceAsked(field.filters);
  for (let row = 0; row < min.length; row += 1) {
    if (isIn(price, min[row]!) && trips.some((run) => run.has(at, row))) each(row, min[row]!);
  }
}

/** A flight may fail one ask of its own slice and still count there. */
function countOwn(runs: Runs, at: number, counts: Counts): void {
  const { field } = runs;
  const adder = sideAdder(field.board, counts, at);
  const min = lowest(runs.of(), at);
  const fails = field.fails[at]!;
  const price = bits.priceAsked(field.filters);
  for (let row = 0; row < min.length; row += 1) {
    const failed = fails[row]!;
    if ((failed & ~bits.OWN_BITS) !== 0 || (failed & (failed - 1)) !== 0) continue;
    if (isIn(price, min[row]!)) adder(row, 1, min[row]!, failed === 0 ? bits.OWN_BITS : failed);
  }
}

/** An option alone means one carrier on all slices. */
function countCarriers(runs: Runs, counts: Counts): void {
  const { group } = runs.field.board.sides[0]!;
  visit(runs, runs.of(bits.CARRIER, true), 0, (row, total) => counts.carriers.add(group[row]!, 1, total));
}

/** One ticket for the whole trip; an alliance flies what is still to be chosen. */
function countTicketsAndAlliances(runs: Runs, at: number, counts: Counts): void {
  const { board } = runs.field;
  visit(runs, runs.of(0, true), at, (_, total) => counts.tickets?.add(0, 1, total));
  for (const alliance of new Set(board.alliance)) {
    if (alliance < 0) continue;
    const isOf = (side: number, row: number): boolean =>
      side < at || board.alliance[board.sides[side]!.group[row]!] === alliance;
    const members = membersOf(runs.field, bits.ALLIANCE, isOf);
    visit(runs, runs.some(members), at, (_, total) => counts.alliances.add(alliance, 1, total));
  }
}

function countStops(runs: Runs, counts: Counts): void {
  const members = membersOf(runs.field, bits.STOPS);
  for (let worst = 0; worst < 3; worst += 1) {
    const trips = runs.some(members, { bands: bandsOf([worst]) });
    visit(runs, trips, 0, (_, total) => counts.stops.add(worst, 1, total));
  }
}

/** By the longest wait of the flight itself, nonstop ones left out; and flights without a wait at night. */
function countConnections(runs: Runs, at: number, counts: Counts): void {
  const { steps, counts: bins } = counts.connection;
  const { sides } = runs.field.board;
  const { stops, longestWait } = sides[at]!.slice;
  visit(runs, runs.of(bits.CONNECTION), at, (row) => {
    if (stops[row]! > 0) bins[stepOf(steps, longestWait[row]!)]! += 1;
  });
  const calm = membersOf(runs.field, bits.NIGHT, (side, row) => sides[side]!.slice.nightWaits[row] === 0);
  visit(runs, runs.some(calm), at, (_, total) => counts.night.add(0, 1, total));
}

function countVia(runs: Runs, at: number, counts: Counts): void {
  const { sides, placeOf } = runs.field.board;
  const trips = runs.of(bits.VIA);
  for (let side = at; side < sides.length; side += 1) {
    const { stops, via } = sides[side]!.slice;
    visit(runs, trips, side, (row, total) => {
      for (let k = 0; k < stops[row]!; k += 1) counts.via.add(placeOf[via[2 * row + k]!]!, 1, total);
    });
  }
}

function countConditions(runs: Runs, at: number, counts: Counts): void {
  const asks: [number, Tally][] = [
    [1, counts.refund],
    [2, counts.change],
  ];
  for (const [bit, tally] of asks) {
    const asked = runs.reopened((runs.field.mask | bit) as ConditionMask);
    visit(asked, asked.of(), at, (_, total) => tally.add(0, 1, total));
  }
}
