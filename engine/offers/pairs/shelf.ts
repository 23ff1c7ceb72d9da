import { EMPTY, Ladder } from './ladder.ts';

/** Rows of one slice as partners for rows of the other; columns by row, row lists in ascending order of their price. */
export interface PartnerSide {
  readonly byOneWay: Int32Array;
  readonly byHalfReturn: Int32Array;
  readonly group: Uint16Array;
  readonly stops: Uint8Array;
  readonly oneWay: Float64Array;
  readonly halfReturn: Float64Array;
  /** A row is a partner of a seeker whose `after` is at most this. */
  readonly time: Int32Array;
}

/** The partners in sorted lists by stops: all at one-way prices, and per carrier at both prices. */
export class Shelf {
  readonly #side: PartnerSide;
  readonly #all: Bank;
  readonly #half: Bank;
  readonly #single: Bank;

  constructor(side: PartnerSide, groups: number, sweeping: boolean) {
    const { stops, group } = side;
    this.#side = side;
    const both = (row: number): number => group[row]! * 3 + stops[row]!;
    this.#all = bank(side.byOneWay, 3, (row) => stops[row]!, side.oneWay, sweeping, group);
    this.#half = bank(side.byHalfReturn, 3 * groups, both, side.halfReturn, sweeping);
    this.#single = bank(side.byOneWay, 3 * groups, both, side.oneWay, sweeping);
  }

  all(stops: number): Ladder {
    return this.#all.ladders[stops]!;
  }

  half(group: number, stops: number): Ladder {
    return this.#half.ladders[group * 3 + stops]!;
  }

  single(group: number, stops: number): Ladder {
    return this.#single.ladders[group * 3 + stops]!;
  }

  /** Only while sweeping: makes a row present. */
  add(row: number): void {
    const stops = this.#side.stops[row]!;
    const group = this.#side.group[row]!;
    this.all(stops).add(this.#all.place[row]!);
    this.half(group, stops).add(this.#half.place[row]!);
    this.single(group, stops).add(this.#single.place[row]!);
  }
}

interface Bank {
  readonly ladders: readonly Ladder[];
  /** Position of each row in its ladder; only filled while sweeping. */
  readonly place: Int32Array;
}

const NOTHING = new Float64Array(0);

function bank(
  sorted: Int32Array,
  classes: number,
  classOf: (row: number) => number,
  price: Float64Array,
  sweeping: boolean,
  group?: Uint16Array,
): Bank {
  const size = new Int32Array(classes);
  for (const row of sorted) size[classOf(row)]! += 1;
  const prices = Array.from(size, (count) => (count === 0 ? NOTHING : new Float64Array(count)));
  const groups = group && Array.from(size, (count) => new Uint16Array(count));
  const place = new Int32Array(sweeping ? price.length : 0);
  size.fill(0);
  for (const row of sorted) {
    const which = classOf(row);
    const at = size[which]!;
    size[which] = at + 1;
    prices[which]![at] = price[row]!;
    if (groups) groups[which]![at] = group[row]!;
    if (sweeping) place[row] = at;
  }
  const ladders = prices.map((list, which) => {
    if (list.length === 0) return EMPTY;
    const ladder = new Ladder(list, groups?.[which]);
    if (!sweeping) ladder.fill();
    return ladder;
  });
  return { ladders, place };
}
