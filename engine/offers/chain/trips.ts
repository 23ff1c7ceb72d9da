import type { FareKind } from '#engine/fares';
import type { ChainField, StopsBand } from './field.ts';
import type { Clock } from './clock.ts';

/**
 * The lowest sums of one part of a trip, by row of the slice where the part begins or ends: of one-way tickets, and of one ticket
 * of the row's own carrier. Infinity where there is none.
 */
export interface Sums {
  readonly oneWay: Float64Array;
  readonly oneTicket: Float64Array;
}

/** The flights that trips are made of, by slice: 1 for each row. */
export type Members = readonly Uint8Array[];

/**
 * Lowest totals of trips through any flight, never forming the product: the sums of what comes after a flight are found from the
 * last slice on, those of what comes before from the first, each by one pass over the flights in the order of their times.
 */
export class Trips {
  readonly #field: ChainField;
  readonly #clock: Clock;
  readonly #members: Members;
  readonly #band: StopsBand;
  readonly #after: (Sums | undefined)[] = [];
  readonly #before: (Sums | undefined)[] = [];

  constructor(field: ChainField, clock: Clock, members: Members, band: StopsBand) {
    this.#field = field;
    this.#clock = clock;
    this.#members = members;
    this.#band = band;
  }

  /** May a trip of these be made with this flight? */
  has(at: number, row: number): boolean {
    return this.#members[at]![row] === 1 && this.#fits(at, row);
  }

  #fits(at: number, row: number): boolean {
    const stops = this.#field.board.sides[at]!.slice.stops[row]!;
    const { most, witness } = this.#band;
    return witness === at ? stops === most : stops <= most;
  }

  prices(at: number, kind: FareKind): Float64Array {
    return this.#field.board.sides[at]!.slice.prices(kind, this.#field.mask);
  }

  /** Of the slices after `at`, by row of `at`. */
  after(at: number): Sums {
    return (this.#after[at] ??= at === this.#field.board.sides.length - 1 ? this.#nothing(at) : this.#spread(at, 1));
  }

  /** Of the slices before `at`, by row of `at`. */
  before(at: number): Sums {
    return (this.#before[at] ??= at === 0 ? this.#nothing(at) : this.#spread(at, -1));
  }

  /** Of a trip with each row of `at`, also with rows that are no members; Infinity where none is possible. */
  totals(at: number): Float64Array {
    const [before, after] = [this.before(at), this.after(at)];
    const [oneWay, half] = [this.prices(at, 'oneWay'), this.prices(at, 'halfReturn')];
    const apart = !this.#field.oneTicket;
    const totals = new Float64Array(oneWay.length).fill(Infinity);
    for (let row = 0; row < totals.length; row += 1) {
      if (!this.#fits(at, row)) continue;
      const together = before.oneTicket[row]! + half[row]! + after.oneTicket[row]!;
      const each = apart ? before.oneWay[row]! + oneWay[row]! + after.oneWay[row]! : Infinity;
      // Not a number: no fare meets the conditions.
      const least = Math.min(together, each);
      if (least < Infinity) totals[row] = least;
    }
    return totals;
  }

  #nothing(at: number): Sums {
    const { count } = this.#field.board.sides[at]!.slice;
    return { oneWay: new Float64Array(count), oneTicket: new Float64Array(count) };
  }

  /** From the slice after (`way` 1) or before (-1): rows here meet those there, latest (earliest) first. */
  #spread(at: number, way: 1 | -1): Sums {
    const { board } = this.#field;
    const there = at + way;
    const known = way === 1 ? this.after(there) : this.before(there);
    const [oneWay, half] = [this.prices(there, 'oneWay'), this.prices(there, 'halfReturn')];
    const [groupHere, groupThere] = [board.sides[at]!.group, board.sides[there]!.group];
    const byGroup = new Float64Array(board.groups.length).fill(Infinity);
    let least = Infinity;
    const sums = { oneWay: new Float64Array(groupHere.length), oneTicket: new Float64Array(groupHere.length) };
    const meetings = this.#meetings(at, way);
    for (let i = 0, met = 0; i < meetings.here.length; i += 1) {
      const row = meetings.here[i]!;
      for (; met < meetings.there.length && meetings.inTime(row, meetings.there[met]!); met += 1) {
        const other = meetings.there[met]!;
        if (!this.has(there, other)) continue;
        const group = groupThere[other]!;
        least = Math.min(least, known.oneWay[other]! + oneWay[other]!);
        byGroup[group] = Math.min(byGroup[group]!, known.oneTicket[other]! + half[other]!);
      }
      sums.oneWay[row] = least;
      sums.oneTicket[row] = byGroup[groupHere[row]!]!;
    }
    return sums;
  }

  /** Rows here and there in such an order that what is in time for one row is in time for all that follow. */
  #meetings(at: number, way: 1 | -1): Meetings {
    const { byDeparture, byArrival, apart } = this.#clock;
    if (way === 1) {
      const inTime = apart[at] ? always : (row: number, next: number) => this.inTime(at, row, next);
      return { here: byArrival[at]!.toReversed(), there: byDeparture[at + 1]!.toReversed(), inTime };
    }
    const inTime = apart[at - 1] ? always : (row: number, last: number) => this.inTime(at - 1, last, row);
    return { here: byDeparture[at]!, there: byArrival[at - 1]!, inTime };
  }

  /** Does the flight `next` of the slice after `at` leave late enough after `row` of `at`? */
  inTime(at: number, row: number, next: number): boolean {
    const { sides, turn } = this.#field.board;
    return sides[at + 1]!.slice.departure[next]! >= sides[at]!.slice.arrival[row]! + turn;
  }
}

interface Meetings {
  readonly here: Int32Array;
  readonly there: Int32Array;
  readonly inTime: (here: number, there: number) => boolean;
}

const always = (): boolean => true;
