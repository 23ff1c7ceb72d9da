import { Legs, type LegFacts } from './legs.ts';
import { Numbering } from './numbering.ts';
import { chargedAs, pathOf, structureOf, type FareCase, type PricedPath, type Pricer } from './pricer.ts';
import type { ItineraryBatch, Timetable } from '#engine/timetable';

/** One itinerary ready to be priced. */
export interface Itinerary {
  readonly legs: readonly LegFacts[];
  readonly fare: FareCase;
}

/**
 * Reads the rows of a batch one after the other into its own fields, without an object per row: every departure and every
 * sequence of airport pairs is looked at once.
 */
export class ItineraryReader {
  readonly #pricer: Pricer;
  readonly #batch: ItineraryBatch;
  readonly #legs: Legs;
  readonly #timetable: Timetable;
  readonly #paths: PricedPath[] = [];
  /** By first and last airport, and by how the connecting ones are charged. */
  readonly #pathNumbers = new Numbering();
  readonly #charged = new Map<string, number>();
  /** By airport: position in `#charged` + 1, 0 until asked for. */
  readonly #chargedAs: Uint16Array;
  /** Of the row before. */
  readonly #pairs = [-1, -1, -1];
  #row = -1;
  /** By carrier: first class that advance purchase allows, and how many there are. */
  readonly #firstRank: Uint8Array;
  readonly #classes: Uint8Array;
  count = 0;
  first!: LegFacts;
  second!: LegFacts;
  third!: LegFacts;
  path!: PricedPath;
  carrier = 0;
  rank = 0;
  extraCarriers = 0;

  constructor(pricer: Pricer, batch: ItineraryBatch) {
    this.#pricer = pricer;
    this.#batch = batch;
    this.#legs = new Legs(pricer);
    this.#timetable = pricer.world.timetable;
    this.#chargedAs = new Uint16Array(this.#timetable.airports.count);
    const carriers = Array.from({ length: this.#timetable.carriers.count }, (_, carrier) => carrier);
    const { carrierStructure } = pricer.world.model;
    this.#firstRank = Uint8Array.from(carriers, (carrier) => pricer.firstRank[carrierStructure[carrier] ?? 0]!);
    const { cabin } = pricer.ask;
    this.#classes = Uint8Array.from(carriers, (carrier) => structureOf(pricer, carrier).classes[cabin].length);
  }

  /**
   * The legs of a row, its ticketing carrier and its open class; false when the party cannot sit on every leg: the longest leg
   * must have the asked cabin, the others may fall back to the next lower one.
   */
  read(row: number): boolean {
    const { legs, legDay, stops } = this.#batch;
    const at = 3 * row;
    this.count = stops[row]! + 1;
    const near = row === this.#row + 1 && row > 0;
    this.#row = row;
    if (!near || legs[at] !== legs[at - 3] || legDay[at] !== legDay[at - 3]) {
      this.first = this.#legs.facts(legs[at]!, legDay[at]!);
    }
    let longest = this.first;
    if (this.count > 1) {
      if (!near || legs[at + 1] !== legs[at - 2] || legDay[at + 1] !== legDay[at - 2]) {
        this.second = this.#legs.facts(legs[at + 1]!, legDay[at + 1]!);
      }
      if (this.second.km > longest.km) longest = this.second;
    }
    if (this.count > 2) {
      this.third = this.#legs.facts(legs[at + 2]!, legDay[at + 2]!);
      if (this.third.km > longest.km) longest = this.third;
    }
    if (longest.rank < 0 || !this.#seated()) return false;
    this.carrier = this.#ticketing(longest.carrier);
    const most = this.#classes[this.carrier]! - 1;
    let rank = this.#firstRank[this.carrier]!;
    rank = Math.max(rank, Math.min(this.first.rank, most));
    if (this.count > 1) rank = Math.max(rank, Math.min(this.second.rank, most));
    if (this.count > 2) rank = Math.max(rank, Math.min(this.third.rank, most));
    if (rank > most) return false;
    this.rank = rank;
    this.extraCarriers = this.#countCarriers() - 1;
    this.#findPath();
    return true;
  }

  /** The row as an object of its own; only for rows that `read` found. */
  itinerary(row: number): Itinerary {
    this.read(row);
    return { legs: [this.first, this.second, this.third].slice(0, this.count), fare: this.fareCase() };
  }

  fareCase(): FareCase {
    const { path, carrier, rank, extraCarriers } = this;
    return { path, carrier, rank, extraCarriers };
  }

  #seated(): boolean {
    const { first, second, third, count } = this;
    if (first.rank < 0 && first.fallbackRank < 0) return false;
    if (count > 1 && second.rank < 0 && second.fallbackRank < 0) return false;
    return count < 3 || third.rank >= 0 || third.fallbackRank >= 0;
  }

  /** The carrier of the longest leg if it may ticket with all others, else the first that may. */
  #ticketing(longest: number): number {
    const { first, second, third, count } = this;
    if (count === 1 || this.#combinesWithAll(longest)) return longest;
    if (this.#combinesWithAll(first.carrier)) return first.carrier;
    if (this.#combinesWithAll(second.carrier)) return second.carrier;
    return count === 3 && this.#combinesWithAll(third.carrier) ? third.carrier : longest;
  }

  #combinesWithAll(carrier: number): boolean {
    const { first, second, third, count } = this;
    if (!this.#combines(carrier, first.carrier) || !this.#combines(carrier, second.carrier)) return false;
    return count < 3 || this.#combines(carrier, third.carrier);
  }

  #combines(carrier: number, other: number): boolean {
    if (carrier === other) return true;
    const { interline, count } = this.#timetable.carriers;
    const bit = carrier * count + other;
    return (interline[bit >> 5]! & (1 << (bit & 31))) !== 0;
  }

  #countCarriers(): number {
    const { first, second, third, count } = this;
    if (count === 1) return 1;
    const two = first.carrier === second.carrier ? 1 : 2;
    return count === 3 && third.carrier !== first.carrier && third.carrier !== second.carrier ? two + 1 : two;
  }

  /** Rows of one route follow each other, so the last path mostly serves again. */
  #findPath(): void {
    const { first, second, third, count } = this;
    const middle = count > 1 ? second.pair : -1;
    const last = count > 2 ? third.pair : -1;
    const before = this.#pairs;
    if (before[0] === first.pair && before[1] === middle && before[2] === last) return;
    before[0] = first.pair;
    before[1] = middle;
    before[2] = last;
    const from = this.#timetable.pairs.from[first.pair]!;
    const to = count === 1 ? first.to : count === 2 ? second.to : third.to;
    const between =
      (count > 1 ? this.#chargedLike(first.to) : 0) | (count > 2 ? this.#chargedLike(second.to) << 16 : 0);
    const number = this.#pathNumbers.of((from << 16) | to, between);
    this.path = this.#paths[number] ??= pathOf(this.#pricer, [from, ...this.#airportsAfter()], number);
  }

  #airportsAfter(): number[] {
    return [this.first, this.second, this.third].slice(0, this.count).map((leg) => leg.to);
  }

  #chargedLike(airport: number): number {
    const known = this.#chargedAs[airport]!;
    if (known !== 0) return known;
    const key = chargedAs(this.#pricer, airport);
    const number = this.#charged.get(key) ?? this.#charged.size + 1;
    this.#charged.set(key, number);
    this.#chargedAs[airport] = number;
    return number;
  }
}
