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
  /** Index cell * 8 + kind * 4 + mask; NaN where no family meets the mask. */
  #totals = new Float64Array(256 * SLOTS);
  #families = new Int8Array(256 * SLOTS);
  readonly #pricer: Pricer;
  readonly #numbers = new Numbering();
  /** By number of the fare case. */
  readonly #cellOf: number[] = [];

  constructor(pricer: Pricer) {
    this.#pricer = pricer;
  }

  get carrier(): Uint16Array {
    return this.#carrier.subarray(0, this.count);
  }

  get stops(): Uint8Array {
    return this.#stops.subarray(0, this.count);
  }

  /** The cell of the itinerary that was read last; -1 when no family can be sold with the bags asked for. */
  of(reader: ItineraryReader): number {
    const number = this.#numbers.of(reader.path.number, shapeKey(reader));
    return this.#cellOf[number] ?? (this.#cellOf[number] = this.#price(reader));
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
    this.#stops[cell] = fare.path.airports.length - 2;
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
    this.#totals = copied(this.#totals, new Float64Array(size * SLOTS));
    this.#families = copied(this.#families, new Int8Array(size * SLOTS));
  }
}

function slotOf(kind: FareKind, mask: ConditionMask): number {
  return KINDS.indexOf(kind) * MASKS.length + mask;
}

function copied<T extends Uint16Array | Uint8Array | Float64Array | Int8Array>(from: T, to: T): T {
  to.set(from);
  return to;
}
