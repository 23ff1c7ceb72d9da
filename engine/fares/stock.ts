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
    const { primary, secondary } = side.oneWay;
    const { rows } = side;
    const leader = new Int32Array(count).fill(-1);
    const least = new Float64Array(count).fill(Infinity);
    for (let i = 0; i < rows.length; i += 1) {
      const row = rows[i]!;
      const at = of[row]!;
      const key = primary[row]!;
      if (key > least[at]! || (key === least[at]! && secondary[row]! >= secondary[leader[at]!]!)) continue;
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
      const { primary, secondary } = this.side.oneWay;
      rows = dealt
        .subarray(start[which], start[which + 1])
        .sort((a, b) => primary[a]! - primary[b]! || secondary[a]! - secondary[b]! || a - b);
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
  ranked({ primary, secondary }: JoinKeys): Int32Array {
    const { leader } = this;
    return this.present.slice().sort((left, right) => {
      const a = leader[left]!;
      const b = leader[right]!;
      return primary[a]! - primary[b]! || secondary[a]! - secondary[b]! || left - right;
    });
  }
}
