/** Rows of one slice that may be combined; keys are looked up by row. */
export interface JoinSide {
  /** Dense ticketing carrier by row. */
  readonly group: Uint16Array;
  readonly stops: Uint8Array;
  readonly halfReturn: JoinKeys;
  readonly oneWay: JoinKeys;
}

/** Sort keys by row; both add up over the two slices. `price` is what the price window looks at. */
export interface JoinKeys {
  /** Ascending by (primary, secondary, row). */
  readonly rows: Int32Array;
  readonly primary: ArrayLike<number>;
  readonly secondary: ArrayLike<number>;
  readonly price: Float64Array;
}

export interface JoinAsk {
  readonly out: JoinSide;
  readonly back: JoinSide;
  /** Pairs on one carrier are joined at half-return keys, others at one-way keys. */
  readonly groups: number;
  readonly oneTicket: boolean;
  /** Allowed stops of the worse slice; absent = all (rows beyond the most allowed are already left out). */
  readonly worstStops?: readonly number[];
  readonly price?: readonly [number, number];
  /** By row, UTC minutes: the back row must leave at or after the arrival of the out row plus `turn`. */
  readonly arrival: Int32Array;
  readonly departure: Int32Array;
  readonly turn: number;
}

export interface JoinedPair {
  readonly out: number;
  readonly back: number;
  readonly primary: number;
  readonly secondary: number;
}

/**
 * The exact `limit` best pairs by (primary, secondary, out row, back row) without forming the product: a best-first search
 * over sorted lists per carrier, whose bounds are sums of the lists' least keys. The heap never holds more than four entries
 * per carrier-and-stops list plus two per entry taken out. Threshold-style join as in Fagin, Lotem, Naor (2003).
 */
export function joinBest(ask: JoinAsk, limit: number): JoinedPair[] {
  const found: JoinedPair[] = [];
  if (ask.out.oneWay.rows.length === 0 || ask.back.oneWay.rows.length === 0) return found;
  const frontier = new Frontier(ask);
  while (found.length < limit) {
    const pair = frontier.next();
    if (!pair) break;
    found.push(pair);
  }
  return found;
}

/** Rows of one carrier (and, where the pair rule needs it, one number of stops) in key order. */
interface List {
  readonly group: number;
  readonly stops: number;
  readonly rows: Int32Array;
  readonly keys: JoinKeys;
}

/** `out` -1: a bound, not yet a pair. Bounds leave the heap before pairs of the same keys. */
interface Entry {
  readonly primary: number;
  readonly secondary: number;
  readonly out: number;
  readonly back: number;
  readonly left: List;
  /** The lists still to be opened, from `at` on, or the one list being joined. */
  readonly rights: readonly List[];
  readonly at: number;
  /** Position in `left`, -1 for a list not opened. */
  readonly i: number;
  readonly j: number;
}

class Frontier {
  readonly #ask: JoinAsk;
  readonly #heap: Entry[] = [];

  constructor(ask: JoinAsk) {
    this.#ask = ask;
    const halves = listsOf(ask.back, ask.back.halfReturn, ask).sort(byLeast);
    for (const left of listsOf(ask.out, ask.out.halfReturn, ask)) {
      this.#offerLists(
        left,
        halves.filter((right) => right.group === left.group),
        0,
      );
    }
    if (ask.oneTicket) return;
    const singles = listsOf(ask.back, ask.back.oneWay, ask).sort(byLeast);
    for (const left of listsOf(ask.out, ask.out.oneWay, ask)) {
      this.#offerLists(
        left,
        singles.filter((right) => right.group !== left.group),
        0,
      );
    }
  }

  next(): JoinedPair | undefined {
    for (;;) {
      const entry = take(this.#heap);
      if (!entry) return undefined;
      if (entry.i < 0) this.#openList(entry);
      else if (entry.j < 0) this.#openRow(entry);
      else {
        this.#offerPair(entry.left, entry.rights, entry.at, entry.i, entry.j + 1);
        const { out, back, primary, secondary } = entry;
        return { out, back, primary, secondary };
      }
    }
  }

  #openList({ left, rights, at }: Entry): void {
    this.#offerRow(left, rights, at, 0);
    this.#offerLists(left, rights, at + 1);
  }

  #openRow({ left, rights, at, i }: Entry): void {
    this.#offerPair(left, rights, at, i, 0);
    this.#offerRow(left, rights, at, i + 1);
  }

  #offerLists(left: List, rights: readonly List[], from: number): void {
    let at = from;
    while (at < rights.length && !stopsFit(this.#ask, left, rights[at]!)) at += 1;
    if (at < rights.length) put(this.#heap, bound(left, rights, at, 0, -1));
  }

  #offerRow(left: List, rights: readonly List[], at: number, i: number): void {
    if (i < left.rows.length) put(this.#heap, bound(left, rights, at, i, i));
  }

  /** The next back row, from `from` on, that is valid with out row `i`. */
  #offerPair(left: List, rights: readonly List[], at: number, i: number, from: number): void {
    const { arrival, departure, turn, price } = this.#ask;
    const right = rights[at]!;
    const out = left.rows[i]!;
    const earliest = arrival[out]! + turn;
    const paid = left.keys.price[out]!;
    const low = price ? price[0] - paid : -Infinity;
    const high = price ? price[1] - paid : Infinity;
    for (let j = from; j < right.rows.length; j += 1) {
      const back = right.rows[j]!;
      const cost = right.keys.price[back]!;
      if (departure[back]! < earliest || cost < low || cost > high) continue;
      const primary = left.keys.primary[out]! + right.keys.primary[back]!;
      const secondary = left.keys.secondary[out]! + right.keys.secondary[back]!;
      put(this.#heap, { primary, secondary, out, back, left, rights, at, i, j });
      return;
    }
  }
}

function bound(left: List, rights: readonly List[], at: number, row: number, i: number): Entry {
  const right = rights[at]!;
  const out = left.rows[row]!;
  const back = right.rows[0]!;
  const primary = left.keys.primary[out]! + right.keys.primary[back]!;
  const secondary = left.keys.secondary[out]! + right.keys.secondary[back]!;
  return { primary, secondary, out: -1, back: -1, left, rights, at, i, j: -1 };
}

function stopsFit(ask: JoinAsk, left: List, right: List): boolean {
  return !ask.worstStops || ask.worstStops.includes(Math.max(left.stops, right.stops));
}

function byLeast(left: List, right: List): number {
  const a = left.rows[0]!;
  const b = right.rows[0]!;
  return (
    left.keys.primary[a]! - right.keys.primary[b]! ||
    left.keys.secondary[a]! - right.keys.secondary[b]! ||
    left.group - right.group
  );
}

function listsOf(side: JoinSide, keys: JoinKeys, ask: JoinAsk): List[] {
  const classes = ask.worstStops ? 3 : 1;
  const classOf = (row: number): number => side.group[row]! * classes + (classes === 3 ? side.stops[row]! : 0);
  const size = new Int32Array(ask.groups * classes);
  for (const row of keys.rows) size[classOf(row)]! += 1;
  const lists = Array.from(size, (count) => new Int32Array(count));
  size.fill(0);
  for (const row of keys.rows) {
    const which = classOf(row);
    lists[which]![size[which]!] = row;
    size[which]! += 1;
  }
  return lists.flatMap((rows, which) => {
    if (rows.length === 0) return [];
    return [{ group: Math.floor(which / classes), stops: which % classes, rows, keys }];
  });
}

function before(left: Entry, right: Entry): boolean {
  if (left.primary !== right.primary) return left.primary < right.primary;
  if (left.secondary !== right.secondary) return left.secondary < right.secondary;
  return left.out !== right.out ? left.out < right.out : left.back < right.back;
}

function put(heap: Entry[], entry: Entry): void {
  let at = heap.push(entry) - 1;
  while (at > 0) {
    const parent = (at - 1) >> 1;
    if (!before(entry, heap[parent]!)) break;
    heap[at] = heap[parent]!;
    at = parent;
  }
  heap[at] = entry;
}

function take(heap: Entry[]): Entry | undefined {
  const top = heap[0];
  const last = heap.pop();
  if (heap.length === 0 || !last) return top;
  let at = 0;
  for (;;) {
    let child = 2 * at + 1;
    if (child >= heap.length) break;
    if (child + 1 < heap.length && before(heap[child + 1]!, heap[child]!)) child += 1;
    if (!before(heap[child]!, last)) break;
    heap[at] = heap[child]!;
    at = child;
  }
  heap[at] = last;
  return top;
}
