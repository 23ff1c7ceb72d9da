import type { ConditionMask, FareKind } from '#engine/fares';
import { sortKeys, type SortKeys } from '../scores.ts';
import type { Board } from '../sides.ts';
import type { Sort } from '../types.ts';

export interface Order {
  /** All rows of the side by (primary, secondary, row). */
  readonly rows: Int32Array;
  readonly keys: SortKeys;
}

/** Rows of a board in the order of a sort, by side, ticket kind and mask: sorted when first asked for, then kept. */
export class Orders {
  readonly #board: Board;
  readonly #known = new Map<string, Order>();

  constructor(board: Board) {
    this.#board = board;
  }

  get(at: number, sort: Sort, kind: FareKind, mask: ConditionMask): Order {
    const id = `${at} ${sort} ${kind} ${mask}`;
    let order = this.#known.get(id);
    if (!order) this.#known.set(id, (order = this.#sorted(at, this.keys(at, sort, kind, mask))));
    return order;
  }

  keys(at: number, sort: Sort, kind: FareKind, mask: ConditionMask): SortKeys {
    return sortKeys(this.#board.sides[at]!.slice, sort, kind, mask);
  }

  #sorted(at: number, keys: SortKeys): Order {
    const { primary, secondary } = keys;
    const rows = new Int32Array(this.#board.sides[at]!.slice.count).map((_, row) => row);
    // NaN marks rows that are not sold under the mask; they may stand anywhere as no row set holds them.
    rows.sort(
      (left, right) => primary[left]! - primary[right]! || secondary[left]! - secondary[right]! || left - right,
    );
    return { rows, keys };
  }
}
