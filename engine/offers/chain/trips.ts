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
  readonly #sums: Record<Ticketing, (Float64Array | undefined)[]> = { oneWay: [], oneTicket: [] };

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
    const { most } = this.#band;
    const together = this.sums(at, 'oneTicket');
    const apart = this.#field.oneTicket ? together : this.sums(at, 'oneWay');
    for (let row = 0; row < totals.length; row += 1) {
      if (stops[row]! > most) continue;
      const least = Math.min(together[row]!, apart[row]!);
      // Not a number: no fare meets the conditions.
      if (least < Infinity) totals[row] = least;
    }
    return totals;
  }

  /** The lowest totals of trips on these tickets, by row of `at`. */
  sums(at: number, ticketing: Ticketing): Float64Array {
    return (this.#sums[ticketing][at] ??= this.#sumsAt(at, ticketing));
  }

  #sumsAt(at: number, ticketing: Ticketing): Float64Array {
    const [before, after] = [this.before(at), this.after(at)];
    const prices = this.prices(at, ticketing);
    const [first, last] = [before.any[ticketing], after.any[ticketing]];
    const [firstReached, lastReached] = [before.reached[ticketing], after.reached[ticketing]];
    const sums = new Float64Array(prices.length);
    for (let row = 0; row < sums.length; row += 1) {
      const others = this.reaches(at, row)
        ? first[row]! + last[row]!
        : Math.min(firstReached[row]! + last[row]!, first[row]! + lastReached[row]!);
      sums[row] = prices[row]! + others;
    }
    return sums;
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
    const { turn } = board;
    const next = at + way;
    const [single, joined] = [
      this.#parts(next, 'oneWay', reached, others),
      this.#parts(next, 'oneTicket', reached, others),
    ];
    const [groupHere, groupThere] = [board.sides[at]!.group, board.sides[next]!.group];
    const byGroup = new Float64Array(board.groups.length).fill(Infinity);
    let least = Infinity;
    const found = { oneWay: new Float64Array(groupHere.length), oneTicket: new Float64Array(groupHere.length) };
    const { here, there, timeHere, timeThere, apart } = this.#meetings(at, way);
    for (let i = 0, met = 0; i < here.length; i += 1) {
      const row = here[i]!;
      for (; met < there.length; met += 1) {
        const other = there[met]!;
        if (!apart && way * (timeThere[other]! - timeHere[row]!) < turn) break;
        const group = groupThere[other]!;
        if (single[other]! < least) least = single[other]!;
        if (joined[other]! < byGroup[group]!) byGroup[group] = joined[other]!;
      }
      found.oneWay[row] = least;
      found.oneTicket[row] = byGroup[groupHere[row]!]!;
    }
    return found;
  }

  /** The flights of a slice with the parts known beyond them; Infinity (or not a number, without a fare) for those that are no members. */
  #parts(at: number, ticketing: Ticketing, reached: Lowest, others: Lowest): Float64Array {
    const prices = this.prices(at, ticketing);
    const [members, stops, band] = [this.#members[at]!, this.#stops(at), this.#band];
    const [reachedBeyond, othersBeyond] = [reached[ticketing], others[ticketing]];
    const parts = new Float64Array(prices.length).fill(Infinity);
    for (let row = 0; row < parts.length; row += 1) {
      if (members[row] === 0 || stops[row]! > band.most) continue;
      const beyond = band.reached && stops[row]! < band.most ? othersBeyond : reachedBeyond;
      parts[row] = prices[row]! + beyond[row]!;
    }
    return parts;
  }

  /** Rows here and there in such an order that what is in time for one row is in time for all that follow. */
  #meetings(at: number, way: 1 | -1): Meetings {
    const { byDeparture, byArrival, apart } = this.#clock;
    const { sides } = this.#field.board;
    const [here, there] = [sides[at]!.slice, sides[at + way]!.slice];
    return way === 1
      ? {
          here: byArrival[at]!.falling,
          there: byDeparture[at + 1]!.falling,
          timeHere: here.arrival,
          timeThere: there.departure,
          apart: apart[at]!,
        }
      : {
          here: byDeparture[at]!.rising,
          there: byArrival[at - 1]!.rising,
          timeHere: here.departure,
          timeThere: there.arrival,
          apart: apart[at - 1]!,
        };
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
  /** When the flights of each row meet those of the other. */
  readonly timeHere: Int32Array;
  readonly timeThere: Int32Array;
  /** All of them are in time for each other. */
  readonly apart: boolean;
}
