import { type Dealt, dealtOf } from './dealt.ts';
import type { JoinKeys, JoinSide } from './join.ts';
import type { PriceClasses } from './price-classes.ts';

/** The rows of one side by price class: the first of each at once, the others in order when a class is opened. */
export class Stock {
  readonly side: JoinSide;
  /** Classes that have rows. */
  readonly present: Int32Array;
  /** First row of each class in key order, -1 for none. */
  readonly leader: Int32Array;
  readonly #sorted = new Map<number, Int32Array>();

  constructor(side: JoinSide) {
    this.side = side;
    const leader = leadersOf(side.rows, side.classes, side.oneWay);
    this.leader = leader;
    this.present = leader.map((_, at) => at).filter((at) => leader[at]! >= 0);
  }

  get dealt(): Dealt {
    return dealtOf(this.side.rows, this.side.classes);
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

/** First row of each class by its keys, of equal ones the first given; -1 for none. In the order of the rows, not of the classes: columns are read as they lie. */
function leadersOf(
  rows: Int32Array,
  { of, count }: Pick<PriceClasses, 'of' | 'count'>,
  { primary, secondary, tertiary }: JoinKeys,
): Int32Array {
  const leader = new Int32Array(count).fill(-1);
  const least = new Float64Array(count).fill(Infinity);
  for (let i = 0; i < rows.length; i += 1) {
    const row = rows[i]!;
    const at = of[row]!;
    const key = primary[row]!;
    if (key > least[at]!) continue;
    const first = leader[at]!;
    if (key === least[at] && first >= 0) {
      const later = secondary[row]! - secondary[first]!;
      if (later > 0 || (later === 0 && tertiary[row]! >= tertiary[first]!)) continue;
    }
    least[at] = key;
    leader[at] = row;
  }
  return leader;
}

/** The total order of the rows of a class. */
function rowOrder({ primary, secondary, tertiary }: JoinKeys): (left: number, right: number) => number {
  return (a, b) => primary[a]! - primary[b]! || secondary[a]! - secondary[b]! || tertiary[a]! - tertiary[b]! || a - b;
}
