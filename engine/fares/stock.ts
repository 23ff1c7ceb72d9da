import { type Dealt, dealtOf } from './dealt.ts';
import type { JoinKeys, JoinSide } from './join.ts';

/** The rows of one side by price class: the first of each at once, the others in order when a class is opened. */
export class Stock {
  readonly side: JoinSide;
  /** Classes that have rows. */
  readonly present: Int32Array;
  /** First row of each class in key order, -1 for none. */
  readonly leader: Int32Array;
  readonly dealt: Dealt;
  readonly #sorted = new Map<number, Int32Array>();

  constructor(side: JoinSide) {
    this.side = side;
    this.dealt = dealtOf(side.rows, side.classes);
    const { rows, start } = this.dealt;
    const { primary, secondary, tertiary } = side.oneWay;
    const leader = new Int32Array(side.classes.count).fill(-1);
    for (let at = 0; at < leader.length; at += 1) {
      let first = -1;
      let least = Infinity;
      for (let i = start[at]!; i < start[at + 1]!; i += 1) {
        const row = rows[i]!;
        const key = primary[row]!;
        if (key > least) continue;
        if (key === least && first >= 0) {
          const later = secondary[row]! - secondary[first]!;
          if (later > 0 || (later === 0 && tertiary[row]! >= tertiary[first]!)) continue;
        }
        least = key;
        first = row;
      }
      leader[at] = first;
    }
    this.leader = leader;
    this.present = leader.map((_, at) => at).filter((at) => leader[at]! >= 0);
  }

  rowsOf(which: number): Int32Array {
    let rows = this.#sorted.get(which);
    if (!rows) {
      const { rows: all, start } = this.dealt;
      rows = all.slice(start[which], start[which + 1]).sort(rowOrder(this.side.oneWay));
      this.#sorted.set(which, rows);
    }
    return rows;
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
