import { Heap } from './heap.ts';
import { createLanes, type Lane } from './lanes.ts';
import type { PriceClasses } from './price-classes.ts';

/** Rows of one slice that may be combined. */
export interface JoinSide {
  readonly rows: Int32Array;
  readonly classes: Omit<PriceClasses, 'ofCell'>;
  /** The rows of a class stand in the same order under both. */
  readonly halfReturn: JoinKeys;
  readonly oneWay: JoinKeys;
}

/** Sort keys by row, compared one after the other; each adds up over the two slices. */
export interface JoinKeys {
  readonly primary: ArrayLike<number>;
  readonly secondary: ArrayLike<number>;
  readonly tertiary: ArrayLike<number>;
}

export interface JoinAsk {
  /** Pairs on one carrier are joined at half-return keys, others at one-way keys. */
  readonly out: JoinSide;
  readonly back: JoinSide;
  readonly oneTicket: boolean;
  /** Allowed stops of the worse slice; absent = all. */
  readonly worstStops?: readonly number[];
  /** Inclusive window of the sum of both prices. */
  readonly price?: readonly [number, number];
  /** Absent when no pair is too close in time. */
  readonly time?: JoinTime;
  /** Not negative; added to the first key of every pair of an out class and a back class. */
  readonly extra?: (out: number, back: number) => number;
}

/** By row, UTC minutes: the back row must leave at or after the arrival of the out row plus `turn`. */
export interface JoinTime {
  readonly arrival: Int32Array;
  readonly departure: Int32Array;
  readonly turn: number;
}

export interface JoinedPair {
  readonly out: number;
  readonly back: number;
  readonly primary: number;
  readonly secondary: number;
  readonly tertiary: number;
}

/**
 * The exact `limit` best pairs by (primary, secondary, tertiary, out row, back row) without forming the product: a best-first search
 * over the price classes of both sides, whose bounds are sums of least keys. Only classes that a bound reaches are sorted.
 * The heap never holds more than two entries plus three per entry taken out. Threshold-style join as in Fagin, Lotem, Naor (2003).
 */
export function joinBest(ask: JoinAsk, limit: number): JoinedPair[] {
  const found: JoinedPair[] = [];
  if (limit === 0 || ask.out.rows.length === 0 || ask.back.rows.length === 0) return found;
  const frontier = new Frontier(ask);
  while (found.length < limit) {
    const pair = frontier.next();
    if (!pair) break;
    found.push(pair);
  }
  return found;
}

/** `out` -1: a bound, not yet a pair. Bounds leave the heap before pairs of the same keys. */
interface Entry extends JoinedPair {
  readonly lane: Lane;
  /** Position among the out classes of the lane; that and all later ones while `right` is -1. */
  readonly left: number;
  /** Position among the back classes for this out class; that and all later ones while `i` is -1. */
  readonly right: number;
  /** Position in the out class; that and all later ones while `j` is -1. */
  readonly i: number;
  readonly j: number;
}

class Frontier {
  readonly #time: JoinTime | undefined;
  readonly #heap = new Heap<Entry>(before);

  constructor(ask: JoinAsk) {
    this.#time = ask.time;
    for (const lane of createLanes(ask)) this.#offerLeft(lane, 0);
  }

  next(): JoinedPair | undefined {
    for (;;) {
      const entry = this.#heap.take();
      if (!entry) return undefined;
      const { lane, left, right, i, j } = entry;
      if (right < 0) {
        this.#offerRight(lane, left, 0);
        this.#offerLeft(lane, left + 1);
      } else if (i < 0) {
        this.#offerRow(lane, left, right, 0);
        this.#offerRight(lane, left, right + 1);
      } else if (j < 0) {
        this.#offerPair(lane, left, right, i, 0);
        this.#offerRow(lane, left, right, i + 1);
      } else {
        this.#offerPair(lane, left, right, i, j + 1);
        const { out, back, primary, secondary, tertiary } = entry;
        return { out, back, primary, secondary, tertiary };
      }
    }
  }

  #offerLeft(lane: Lane, left: number): void {
    if (left < lane.lefts.length) this.#putBound(lane, left, -1, -1, lane.leaderAt(left), lane.leastPartner(left));
  }

  #offerRight(lane: Lane, left: number, from: number): void {
    const rights = lane.rightsOf(left);
    let right = from;
    while (right < rights.length && !lane.fits(left, rights[right]!)) right += 1;
    if (right < rights.length)
      this.#putBound(lane, left, right, -1, lane.leaderAt(left), lane.backLeader(rights[right]!));
  }

  #offerRow(lane: Lane, left: number, right: number, i: number): void {
    const rows = lane.outRows(left);
    const other = lane.rightsOf(left)[right]!;
    if (i < rows.length)
      this.#putBound(lane, left, right, i, rows[i]!, lane.backLeader(other), lane.extra(left, other));
  }

  #putBound(lane: Lane, left: number, right: number, i: number, out: number, back: number, extra = 0): void {
    const { primary, secondary, tertiary } = lane.sum(out, back, extra);
    this.#heap.put({ primary, secondary, tertiary, out: -1, back: -1, lane, left, right, i, j: -1 });
  }

  /** The next back row, from `from` on, that is not too early for out row `i`. */
  #offerPair(lane: Lane, left: number, right: number, i: number, from: number): void {
    const other = lane.rightsOf(left)[right]!;
    const rows = lane.backRows(other);
    const out = lane.outRows(left)[i]!;
    const time = this.#time;
    for (let j = from; j < rows.length; j += 1) {
      const back = rows[j]!;
      if (time && time.departure[back]! < time.arrival[out]! + time.turn) continue;
      this.#heap.put({ ...lane.sum(out, back, lane.extra(left, other)), out, back, lane, left, right, i, j });
      return;
    }
  }
}

function before(left: Entry, right: Entry): boolean {
  if (left.primary !== right.primary) return left.primary < right.primary;
  if (left.secondary !== right.secondary) return left.secondary < right.secondary;
  if (left.tertiary !== right.tertiary) return left.tertiary < right.tertiary;
  return left.out !== right.out ? left.out < right.out : left.back < right.back;
}
