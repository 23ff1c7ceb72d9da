import { AT, Legs, type LegFacts } from './legs.ts';
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
  /** By all their airports, where the charges follow the way. */
  readonly #wayNumbers = new Numbering(64);
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
  /** Departures as indices of `facts`; the second and third only where `count` says that there are any. */
  first = 0;
  second = 0;
  third = 0;
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

  /** Of all departures; see `AT`. */
  get facts(): Int32Array {
    return this.#legs.facts;
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
      this.first = this.#legs.find(legs[at]!, legDay[at]!);
    }
    if (this.count > 1 && (!near || legs[at + 1] !== legs[at - 2] || legDay[at + 1] !== legDay[at - 2])) {
      this.second = this.#legs.find(legs[at + 1]!, legDay[at + 1]!);
    }
    if (this.count > 2) this.third = this.#legs.find(legs[at + 2]!, legDay[at + 2]!);
    const facts = this.#legs.facts;
    const longest = this.#longest(facts);
    if (facts[longest + AT.rank]! < 0 || !this.#seated(facts)) return false;
    this.carrier = this.#ticketing(facts, facts[longest + AT.carrier]!);
    const most = this.#classes[this.carrier]! - 1;
    const rank = Math.max(this.#firstRank[this.carrier]!, Math.min(most, this.#dearest(facts)));
    if (rank > most) return false;
    this.rank = rank;
    this.extraCarriers = this.#countCarriers(facts) - 1;
    this.#findPath(facts);
    return true;
  }

  /** The row as an object of its own; only for rows that `read` found. */
  itinerary(row: number): Itinerary {
    this.read(row);
    return { legs: this.#departures().map((at) => this.#legs.read(at)), fare: this.fareCase() };
  }

  fareCase(): FareCase {
    const { path, carrier, rank, extraCarriers } = this;
    return { path, carrier, rank, extraCarriers };
  }

  #departures(): number[] {
    return [this.first, this.second, this.third].slice(0, this.count);
  }

  /** The first of those that are as long. */
  #longest(facts: Int32Array): number {
    let longest = this.first;
    if (this.count > 1 && facts[this.second + AT.km]! > facts[longest + AT.km]!) longest = this.second;
    if (this.count > 2 && facts[this.third + AT.km]! > facts[longest + AT.km]!) longest = this.third;
    return longest;
  }

  /** Of the cheapest open classes of all legs. */
  #dearest(facts: Int32Array): number {
    let rank = facts[this.first + AT.rank]!;
    if (this.count > 1 && facts[this.second + AT.rank]! > rank) rank = facts[this.second + AT.rank]!;
    if (this.count > 2 && facts[this.third + AT.rank]! > rank) rank = facts[this.third + AT.rank]!;
    return rank;
  }

  #seated(facts: Int32Array): boolean {
    const { first, second, third, count } = this;
    if (facts[first + AT.rank]! < 0 && facts[first + AT.fallbackRank]! < 0) return false;
    if (count > 1 && facts[second + AT.rank]! < 0 && facts[second + AT.fallbackRank]! < 0) return false;
    return count < 3 || facts[third + AT.rank]! >= 0 || facts[third + AT.fallbackRank]! >= 0;
  }

  /** The carrier of the longest leg if it may ticket with all others, else the first that may. */
  #ticketing(facts: Int32Array, longest: number): number {
    const { count } = this;
    if (count === 1) return longest;
    const first = facts[this.first + AT.carrier]!;
    const second = facts[this.second + AT.carrier]!;
    const third = count > 2 ? facts[this.third + AT.carrier]! : second;
    if (this.#combinesWithAll(longest, first, second, third)) return longest;
    if (this.#combinesWithAll(first, first, second, third)) return first;
    if (this.#combinesWithAll(second, first, second, third)) return second;
    return this.#combinesWithAll(third, first, second, third) ? third : longest;
  }

  #combinesWithAll(carrier: number, first: number, second: number, third: number): boolean {
    return this.#combines(carrier, first) && this.#combines(carrier, second) && this.#combines(carrier, third);
  }

  #combines(carrier: number, other: number): boolean {
    if (carrier === other) return true;
    const { interline, count } = this.#timetable.carriers;
    const bit = carrier * count + other;
    return (interline[bit >> 5]! & (1 << (bit & 31))) !== 0;
  }

  #countCarriers(facts: Int32Array): number {
    const { count } = this;
    if (count === 1) return 1;
    const first = facts[this.first + AT.carrier]!;
    const second = facts[this.second + AT.carrier]!;
    const two = first === second ? 1 : 2;
    if (count === 2) return two;
    const third = facts[this.third + AT.carrier]!;
    return third !== first && third !== second ? two + 1 : two;
  }

  /** Rows of one route follow each other, so the last path mostly serves again. */
  #findPath(facts: Int32Array): void {
    const { count } = this;
    const pair = facts[this.first + AT.pair]!;
    const middle = count > 1 ? facts[this.second + AT.pair]! : -1;
    const last = count > 2 ? facts[this.third + AT.pair]! : -1;
    const before = this.#pairs;
    if (before[0] === pair && before[1] === middle && before[2] === last) return;
    before[0] = pair;
    before[1] = middle;
    before[2] = last;
    const after = this.#departures().map((at) => facts[at + AT.to]!);
    const from = this.#timetable.pairs.from[pair]!;
    const to = after.at(-1)!;
    const between =
      (count > 1 ? this.#chargedLike(after[0]!) : 0) | (count > 2 ? this.#chargedLike(after[1]!) << 16 : 0);
    const number = 2 * this.#pathNumbers.of((from << 16) | to, between);
    this.path = this.#paths[number] ??= pathOf(this.#pricer, [from, ...after], number);
    if (this.path.byWay && count > 1) this.path = this.#pathByWay([from, ...after]);
  }

  /** A path that stands for itself alone; odd numbers are theirs. */
  #pathByWay(airports: readonly number[]): PricedPath {
    const to = airports.at(-1)!;
    // With one connection its second is the end.
    const number = 1 + 2 * this.#wayNumbers.of((airports[0]! << 16) | to, (airports[1]! << 16) | airports[2]!);
    return (this.#paths[number] ??= pathOf(this.#pricer, airports, number));
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
