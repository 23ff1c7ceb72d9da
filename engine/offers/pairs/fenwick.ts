/** A set of positions 0 .. size - 1 with ranks: add, count below, next member; each O(log size). Fenwick (1994). */
export class Fenwick {
  readonly #tree: Int32Array;
  readonly #size: number;
  readonly #top: number;

  constructor(size: number) {
    this.#size = size;
    this.#tree = new Int32Array(size + 1);
    this.#top = size === 0 ? 0 : 2 ** Math.floor(Math.log2(size));
  }

  add(at: number): void {
    for (let node = at + 1; node <= this.#size; node += node & -node) this.#tree[node]! += 1;
  }

  /** Members lower than `at`. */
  below(at: number): number {
    let count = 0;
    for (let node = at; node > 0; node -= node & -node) count += this.#tree[node]!;
    return count;
  }

  /** The first member at or after `at`; `size` when there is none. */
  firstFrom(at: number): number {
    if (at >= this.#size) return this.#size;
    let rest = this.below(at);
    let node = 0;
    for (let step = this.#top; step > 0; step >>= 1) {
      const next = node + step;
      if (next <= this.#size && this.#tree[next]! <= rest) {
        node = next;
        rest -= this.#tree[next]!;
      }
    }
    return node;
  }
}
