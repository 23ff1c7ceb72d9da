import type { ItineraryReader } from './itinerary.ts';
import { KINDS, MASKS } from './masks.ts';
import { Numbering } from './numbering.ts';
import { allowedMask, offer, quotesOf } from './quotes.ts';
import { shapeKey, totalMinor, type FareCase, type Pricer } from './pricer.ts';
import type { ConditionMask, FareKind, PricedCells } from './types.ts';

const SLOTS = KINDS.length * MASKS.length;
const NONE_SOLD = -1;

/**
 * The fare cases of one slice, each priced at its first appearance: the cheapest total per kind and mask of all itineraries
 * that share a path and a fare case.
 */
export class Cells implements PricedCells {
  count = 0;
  #carrier = new Uint16Array(256);
  #stops = new Uint8Array(256);
  #from = new Uint16Array(256);
  #to = new Uint16Array(256);
  #rows = new Uint32Array(256);
  /** Index cell * 8 + kind * 4 + mask; NaN where no family meets the mask. */
  #totals = new Float64Array(256 * SLOTS);
  #families = new Int8Array(256 * SLOTS);
  readonly #pricer: Pricer;
  readonly #numbers = new Numbering();
  /** By number of the fare case. */
  readonly #cellOf: number[] = [];
  /** Of the itinerary before: rows of one path and case mostly follow each other. */
  #path = -1;
  #shape = -1;
  #cell = NONE_SOLD;

  constructor(pricer: Pricer) {
    this.#pricer = pricer;
  }

  get carrier(): Uint16Array {
    return this.#carrier.subarray(0, this.count);
  }

  get stops(): Uint8Array {
    return this.#stops.subarray(0, this.count);
  }

  get from(): Uint16Array {
    return this.#from.subarray(0, this.count);
  }

  get to(): Uint16Array {
    return this.#to.subarray(0, this.count);
  }

  get rows(): Uint32Array {
    return this.#rows.subarray(0, this.count);
  }

  /** The cell of the itinerary that was read last, which counts as one more of its rows; -1 when no family can be sold with the bags asked for. */
  of(reader: ItineraryReader): number {
    const path = reader.path.number;
    const shape = shapeKey(reader);
    if (path !== this.#path || shape !== this.#shape) {
      this.#path = path;
      this.#shape = shape;
      const number = this.#numbers.of(path, shape);
      this.#cell = this.#cellOf[number] ?? (this.#cellOf[number] = this.#price(reader));
    }
    if (this.#cell >= 0) this.#rows[this.#cell]! += 1;
    return this.#cell;
  }

  /** Leaves only the cells that have rows by these counts; answers the new number of each. Nothing is read afterwards. */
  keep(rows: Uint32Array): Int32Array {
    const numbers = new Int32Array(this.count).fill(NONE_SOLD);
    let kept = 0;
    for (let cell = 0; cell < this.count; cell += 1) {
      if (rows[cell] === 0) continue;
      for (const column of [this.#carrier, this.#stops, this.#from, this.#to]) column[kept] = column[cell]!;
      this.#rows[kept] = rows[cell]!;
      for (const column of [this.#totals, this.#families]) {
        column.copyWithin(kept * SLOTS, cell * SLOTS, (cell + 1) * SLOTS);
      }
      numbers[cell] = kept;
      kept += 1;
    }
    this.count = kept;
    return numbers;
  }

  prices(kind: FareKind, mask: ConditionMask): Float64Array {
    const slot = slotOf(kind, mask);
    const prices = new Float64Array(this.count);
    for (let cell = 0; cell < this.count; cell += 1) prices[cell] = this.#totals[cell * SLOTS + slot]!;
    return prices;
  }

  /** Rank of the family that is the cheapest. */
  family(cell: number, kind: FareKind, mask: ConditionMask): number {
    return this.#families[cell * SLOTS + slotOf(kind, mask)]!;
  }

  /** Adds the charges of the path to the quotes of the case. */
  #price(fare: FareCase): number {
    const quotes = quotesOf(this.#pricer, fare);
    if (quotes.families.length === 0) return NONE_SOLD;
    if (this.count === this.#carrier.length) this.#grow();
    const cell = this.count;
    this.count += 1;
    this.#carrier[cell] = fare.carrier;
    const { airports } = fare.path;
    this.#stops[cell] = airports.length - 2;
    this.#from[cell] = airports[0]!;
    this.#to[cell] = airports.at(-1)!;
    const [totals, families, first] = [this.#totals, this.#families, cell * SLOTS];
    const { fixedMinor, shares } = fare.path;
    if (shares.length === 0) {
      for (let slot = 0; slot < SLOTS; slot += 1) {
        totals[first + slot] = quotes.totals[slot]! + fixedMinor;
        families[first + slot] = quotes.ranks[slot]!;
      }
      return cell;
    }
    totals.fill(NaN, first, first + SLOTS);
    families.fill(-1, first, first + SLOTS);
    for (const { family, rank, oneWay, halfReturn, bags } of quotes.families) {
      const allowed = allowedMask(family);
      offer(totals, families, first, allowed, totalMinor(this.#pricer, fare, oneWay, bags), rank);
      offer(totals, families, first + MASKS.length, allowed, totalMinor(this.#pricer, fare, halfReturn, bags), rank);
    }
    return cell;
  }

  #grow(): void {
    const size = 2 * this.#carrier.length;
    this.#carrier = copied(this.#carrier, new Uint16Array(size));
    this.#stops = copied(this.#stops, new Uint8Array(size));
    this.#from = copied(this.#from, new Uint16Array(size));
    this.#to = copied(this.#to, new Uint16Array(size));
    this.#rows = copied(this.#rows, new Uint32Array(size));
    this.#totals = copied(this.#totals, new Float64Array(size * SLOTS));
    this.#families = copied(this.#families, new Int8Array(size * SLOTS));
  }
}

function slotOf(kind: FareKind, mask: ConditionMask): number {
  return KINDS.indexOf(kind) * MASKS.length + mask;
}

function copied<T extends Uint16Array | Uint8Array | Uint32Array | Float64Array | Int8Array>(from: T, to: T): T {
  to.set(from);
  return to;
}
