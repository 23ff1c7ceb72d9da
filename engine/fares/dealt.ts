import type { PriceClasses } from './price-classes.ts';

type Classes = Pick<PriceClasses, 'of' | 'count'>;

/** The rows of one side by price class, in the order in which they were given; the same for every sort. */
export class Dealt {
  readonly rows: Int32Array;
  /** Rows of class c: `start[c] .. start[c + 1]`. */
  readonly start: Int32Array;
  readonly #extremes = new Map<Int32Array, Float64Array>();

  constructor(given: Int32Array, { of, count }: Classes) {
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
    this.rows = rows;
    this.start = start;
  }

  /** The least of a column in each class, Infinity where it has no rows. */
  least(column: Int32Array): Float64Array {
    return this.#kept(column, Infinity, (value, known) => value < known);
  }

  /** The most of a column in each class, -Infinity where it has no rows. */
  most(column: Int32Array): Float64Array {
    return this.#kept(column, -Infinity, (value, known) => value > known);
  }

  /** A column is only ever asked for one of the two. */
  #kept(column: Int32Array, from: number, beats: (value: number, known: number) => boolean): Float64Array {
    const known = this.#extremes.get(column);
    if (known) return known;
    const { rows, start } = this;
    const found = new Float64Array(start.length - 1).fill(from);
    for (let at = 0; at < found.length; at += 1) {
      for (let i = start[at]!; i < start[at + 1]!; i += 1) {
        const value = column[rows[i]!]!;
        if (beats(value, found[at]!)) found[at] = value;
      }
    }
    this.#extremes.set(column, found);
    return found;
  }
}

const KNOWN = new WeakMap<Uint32Array, WeakMap<Int32Array, Dealt>>();

/** Kept as long as the rows and the classes are. */
export function dealtOf(rows: Int32Array, classes: Classes): Dealt {
  const { of } = classes;
  const known = KNOWN.get(of) ?? new WeakMap<Int32Array, Dealt>();
  KNOWN.set(of, known);
  const dealt = known.get(rows) ?? new Dealt(rows, classes);
  known.set(rows, dealt);
  return dealt;
}
