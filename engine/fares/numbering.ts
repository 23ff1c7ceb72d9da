/** Words of a slot: both numbers of a pair, and its own number + 1, 0 for a free slot; side by side, for they are read together. */
const WORDS = 4;

/** Numbers pairs of whole 32-bit numbers in the order in which they are first seen; open addressing, no object per pair. */
export class Numbering {
  count = 0;
  /** Four times as many slots as numbers at least. */
  #slots: Int32Array<ArrayBuffer>;
  #mask: number;

  /** `expected` numbers fit without growing. */
  constructor(expected = 1024) {
    const slots = 2 ** Math.ceil(Math.log2(4 * expected));
    this.#slots = new Int32Array(WORDS * slots);
    this.#mask = slots - 1;
  }

  /** The number of a pair; a new pair gets `count` as it was before. */
  of(first: number, second: number): number {
    const slots = this.#slots;
    const mask = this.#mask;
    let at = WORDS * (spread(first, second) & mask);
    for (let found = slots[at + 2]!; found !== 0; found = slots[at + 2]!) {
      if (slots[at] === first && slots[at + 1] === second) return found - 1;
      at = (at + WORDS) & (WORDS * mask + WORDS - 1);
    }
    slots[at] = first;
    slots[at + 1] = second;
    this.count += 1;
    slots[at + 2] = this.count;
    if (4 * this.count > mask) this.#grow();
    return this.count - 1;
  }

  #grow(): void {
    const before = this.#slots;
    const slots = new Int32Array(2 * before.length);
    this.#mask = slots.length / WORDS - 1;
    for (let from = 0; from < before.length; from += WORDS) {
      if (before[from + 2] === 0) continue;
      let at = WORDS * (spread(before[from]!, before[from + 1]!) & this.#mask);
      while (slots[at + 2] !== 0) at = (at + WORDS) & (slots.length - 1);
      for (let word = 0; word < WORDS; word += 1) slots[at + word] = before[from + word]!;
    }
    this.#slots = slots;
  }
}

function spread(first: number, second: number): number {
  const mixed = Math.imul(first, 0x9e37_79b1) ^ Math.imul(second, 0x85eb_ca77);
  return mixed ^ (mixed >>> 15);
}
