import { Fenwick } from './fenwick.ts';

/** Prices in ascending order, of which all or only those added so far are present. Prices are whole minor units. */
export class Ladder {
  readonly #prices: Float64Array;
  readonly #groups: Uint16Array | undefined;
  #present: Fenwick | undefined;
  #full = false;

  /** `groups` by position, only where `firstOther` will be asked. */
  constructor(prices: Float64Array, groups?: Uint16Array) {
    this.#prices = prices;
    this.#groups = groups;
  }

  fill(): void {
    this.#full = true;
  }

  add(at: number): void {
    this.#present ??= new Fenwick(this.#prices.length);
    this.#present.add(at);
  }

  /** How many present prices lie in the inclusive window. */
  between(low: number, high: number): number {
    if (high < low) return 0;
    const from = this.#below(low);
    const to = high === Infinity ? this.#prices.length : this.#below(high + 1);
    if (this.#full) return to - from;
    return this.#present ? this.#present.below(to) - this.#present.below(from) : 0;
  }

  /** Lowest present price of at least `low`; Infinity when there is none. */
  firstFrom(low: number): number {
    const at = this.#next(this.#below(low));
    return at < this.#prices.length ? this.#prices[at]! : Infinity;
  }

  /** As `firstFrom`, of another carrier than `group`. */
  firstOther(low: number, group: number): number {
    let at = this.#next(this.#below(low));
    while (at < this.#prices.length && this.#groups?.[at] === group) at = this.#next(at + 1);
    return at < this.#prices.length ? this.#prices[at]! : Infinity;
  }

  #next(at: number): number {
    if (this.#full) return at;
    return this.#present ? this.#present.firstFrom(at) : this.#prices.length;
  }

  #below(value: number): number {
    if (value === -Infinity) return 0;
    let low = 0;
    let high = this.#prices.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#prices[middle]! < value) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** A ladder with nothing on it. */
export const EMPTY = new Ladder(new Float64Array(0));
EMPTY.fill();
