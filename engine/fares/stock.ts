import type { JoinKeys, JoinSide } from './join.ts';

/** The rows of one side by price class: the first of each at once, the others in order when a class is opened. */
export class Stock {
  readonly side: JoinSide;
  /** Classes that have rows. */
  readonly present: Int32Array;
  /** First row of each class in key order, -1 for none. */
  readonly leader: Int32Array;
  readonly #sorted = new Map<number, Int32Array>();
  #dealt: { readonly rows: Int32Array; readonly start: Int32Array } | undefined;

  constructor(side: JoinSide) {
    this.side = side;
    const { of, count } = side.classes;
    const { primary, secondary, tertiary } = side.oneWay;
    const { rows } = side;
    const leader = new Int32Array(count).fill(-1);
    const least = new Float64Array(count).fill(Infinity);
    for (let i = 0; i < rows.length; i += 1) {
      const row = rows[i]!;
      const at = of[row]!;
      const key = primary[row]!;
      if (key > least[at]!) continue;
      if (key === least[at]!) {
        const first = leader[at]!;
        const later = secondary[row]! - secondary[first]!;
        if (later > 0 || (later === 0 && tertiary[row]! >= tertiary[first]!)) continue;
      }
      least[at] = key;
      leader[at] = row;
    }
    this.leader = leader;
    this.present = leader.map((_, at) => at).filter((at) => leader[at]! >= 0);
  }

  rowsOf(which: number): Int32Array {
    let rows = this.#sorted.get(which);
    if (!rows) {
      const { rows: dealt, start } = (this.#dealt ??= this.#deal());
      rows = dealt.subarray(start[which], start[which + 1]).sort(rowOrder(this.side.oneWay));
      this.#sorted.set(which, rows);
    }
    return rows;
  }

  #deal(): { rows: Int32Array; start: Int32Array } {
    const { of, count } = this.side.classes;
    const given = this.side.rows;
    const start = new Int32Array(count + 1);
    for (let i = 0; i < given.length; i += 1) start[of[given[i]!]! + 1]! += 1;
    for (let at = 0; at < count; at += 1) start[at + 1]! += start[at]!;
    const next = start.slice();
    const rows = new Int32Array(given.length);
    for (let i = 0; i < given.length; i += 1) {
      const row = given[i]!;
      const at = of[row]!;
      rows[next[at]!] = row;
      next[at]! += 1;
    }
    return { rows, start };
  }

  /** The present classes by their first rows. */
  ranked({ primary, secondary, tertiary }: JoinKeys): Int32Array {
    const { leader } = this;
    return this.present.slice().sort((left, right) => {
      const a = leader[left]!;
      const b = leader[right]!;
      return primary[a]! - primary[b]! || secondary[a]! - secondary[b]! || tertiary[a]! - tertiary[b]! || left - right;
    });
  }
}

/** The total order of the rows of a class. */
function rowOrder({ primary, secondary, tertiary }: JoinKeys): (left: number, right: number) => number {
  return (a, b) => primary[a]! - primary[b]! || secondary[a]! - secondary[b]! || tertiary[a]! - tertiary[b]! || a - b;
}
