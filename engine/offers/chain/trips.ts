import type { FareKind } from '#engine/fares';
import type { ChainField, StopsBand } from './field.ts';
import type { Clock } from './clock.ts';

/** Lowest sums of one part of a trip, by row of the slice where the part begins or ends; Infinity where there is none. */
interface Lowest {
  /** Of one-way tickets. */
  readonly oneWay: Float64Array;
  /** Of one ticket of the row's own carrier. */
  readonly oneTicket: Float64Array;
}

/** Without the row itself. `reached`: of parts in which a flight has as many stops as the band wants. */
interface Sums {
  readonly any: Lowest;
  readonly reached: Lowest;
}

export type Ticketing = keyof Lowest;

/** The flights that trips are made of, by slice: 1 for each row. */
export type Members = readonly Uint8Array[];

export const KINDS = { oneWay: 'oneWay', oneTicket: 'halfReturn' } as const satisfies Record<Ticketing, FareKind>;

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
  readonly #totals: (Float64Array | undefined)[] = [];

  constructor(field: ChainField, clock: Clock, members: Members, band: StopsBand) {
    this.#field = field;
    this.#clock = clock;
    this.#members = members;
    this.#band = band;
  }

  /** May a trip of these be made with this flight? */
  has(at: number, row: number): boolean {
    return this.#members[at]![row] === 1 && this.#stops(at)[row]! <= this.#band.most;
  }

  /** Has the flight as many stops as the band wants of one of them? */
  reaches(at: number, row: number): boolean {
    return !this.#band.reached || this.#stops(at)[row] === this.#band.most;
  }

  #stops(at: number): Uint8Array {
    return this.#field.board.sides[at]!.slice.stops;
  }

  prices(at: number, ticketing: Ticketing): Float64Array {
    return this.#field.board.sides[at]!.slice.prices(KINDS[ticketing], this.#field.mask);
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
    return (this.#totals[at] ??= this.#totalsAt(at));
  }

  #totalsAt(at: number): Float64Array {
    const totals = new Float64Array(this.#members[at]!.length).fill(Infinity);
    const stops = this.#stops(at);
    for (let row = 0; row < totals.length; row += 1) {
      if (stops[row]! > this.#band.most) continue;
      const together = this.sum(at, row, 'oneTicket');
      const least = this.#field.oneTicket ? together : Math.min(together, this.sum(at, row, 'oneWay'));
      // Not a number: no fare meets the conditions.
      if (least < Infinity) totals[row] = least;
    }
    return totals;
  }

  /** The lowest total with a row on these tickets. */
  sum(at: number, row: number, ticketing: Ticketing): number {
    const [before, after] = [this.before(at), this.after(at)];
    const price = this.prices(at, ticketing)[row]!;
    const [first, last] = [before.any[ticketing][row]!, after.any[ticketing][row]!];
    if (this.reaches(at, row)) return first + price + last;
    return price + Math.min(before.reached[ticketing][row]! + last, first + after.reached[ticketing][row]!);
  }

  #nothing(at: number): Sums {
    const count = this.#members[at]!.length;
    const none = new Float64Array(count);
    const never = new Float64Array(count).fill(Infinity);
    return { any: { oneWay: none, oneTicket: none }, reached: { oneWay: never, oneTicket: never } };
  }

  /** From the slice after (`way` 1) or before (-1): rows here meet those there, latest (earliest) first. */
  #spread(at: number, way: 1 | -1): Sums {
    const there = at + way;
    const known = way === 1 ? this.after(there) : this.before(there);
    const any = this.#lowest(at, way, known.any, known.any);
    return { any, reached: this.#band.reached ? this.#lowest(at, way, known.any, known.reached) : any };
  }

  /** `reached` where the flight there has as many stops as the band wants, else `others`. */
  #lowest(at: number, way: 1 | -1, reached: Lowest, others: Lowest): Lowest {
    const { board } = this.#field;
    const there = at + way;
    const [oneWay, half] = [this.prices(there, 'oneWay'), this.prices(there, 'oneTicket')];
    const [groupHere, groupThere] = [board.sides[at]!.group, board.sides[there]!.group];
    const byGroup = new Float64Array(board.groups.length).fill(Infinity);
    let least = Infinity;
    const found = { oneWay: new Float64Array(groupHere.length), oneTicket: new Float64Array(groupHere.length) };
    const meetings = this.#meetings(at, way);
    for (let i = 0, met = 0; i < meetings.here.length; i += 1) {
      const row = meetings.here[i]!;
      for (; met < meetings.there.length && meetings.inTime(row, meetings.there[met]!); met += 1) {
        const other = meetings.there[met]!;
        if (!this.has(there, other)) continue;
        const known = this.reaches(there, other) ? reached : others;
        const group = groupThere[other]!;
        const single = known.oneWay[other]! + oneWay[other]!;
        const joined = known.oneTicket[other]! + half[other]!;
        if (single < least) least = single;
        if (joined < byGroup[group]!) byGroup[group] = joined;
      }
      found.oneWay[row] = least;
      found.oneTicket[row] = byGroup[groupHere[row]!]!;
    }
    return found;
  }

  /** Rows here and there in such an order that what is in time for one row is in time for all that follow. */
  #meetings(at: number, way: 1 | -1): Meetings {
    const { byDeparture, byArrival, apart } = this.#clock;
    if (way === 1) {
      const inTime = apart[at] ? always : (row: number, next: number) => this.inTime(at, row, next);
      return { here: byArrival[at]!.falling, there: byDeparture[at + 1]!.falling, inTime };
    }
    const inTime = apart[at - 1] ? always : (row: number, last: number) => this.inTime(at - 1, last, row);
    return { here: byDeparture[at]!.rising, there: byArrival[at - 1]!.rising, inTime };
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
