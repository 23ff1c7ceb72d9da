/** Numbers pairs of whole 32-bit numbers in the order in which they are first seen; open addressing, no object per pair. */
export class Numbering {
  count = 0;
  #first = new Int32Array(512);
  #second = new Int32Array(512);
  /** Number + 1, 0 for a free slot; twice as many slots as numbers at least. */
  #slots = new Int32Array(2048);

  /** The number of a pair; a new pair gets `count` as it was before. */
  of(first: number, second: number): number {
    const mask = this.#slots.length - 1;
    let slot = spread(first, second) & mask;
    for (let found = this.#slots[slot]!; found !== 0; found = this.#slots[slot]!) {
      if (this.#first[found - 1] === first && this.#second[found - 1] === second) return found - 1;
      slot = (slot + 1) & mask;
    }
    this.#first[this.count] = first;
    this.#second[this.count] = second;
    this.#slots[slot] = this.count + 1;
    this.count += 1;
    if (this.count === this.#first.length) this.#grow();
    return this.count - 1;
  }

  #grow(): void {
    this.#first = doubled(this.#first);
    this.#second = doubled(this.#second);
    this.#slots = new Int32Array(4 * this.#first.length);
    const mask = this.#slots.length - 1;
    for (let number = 0; number < this.count; number += 1) {
      let slot = spread(this.#first[number]!, this.#second[number]!) & mask;
      while (this.#slots[slot] !== 0) slot = (slot + 1) & mask;
      this.#slots[slot] = number + 1;
    }
  }
}

function spread(first: number, second: number): number {
  const mixed = Math.imul(first, 0x9e37_79b1) ^ Math.imul(second, 0x85eb_ca77);
  return mixed ^ (mixed >>> 15);
}

function doubled(column: Int32Array): Int32Array<ArrayBuffer> {
  const grown = new Int32Array(2 * column.length);
  grown.set(column);
  return grown;
}
