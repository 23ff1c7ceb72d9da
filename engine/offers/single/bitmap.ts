/** A set of positions, 32 to a number. Bits beyond the last position mean nothing: whoever reads a set says where it ends. */
export type Bitmap = Int32Array;

export function emptyBitmap(count: number): Bitmap {
  return new Int32Array((count + 31) >> 5);
}

export function setBit(bitmap: Bitmap, at: number): void {
  bitmap[at >> 5]! |= 1 << (at & 31);
}

/** Four sets at a time, so that the union is read and written less. */
export function setUnion(into: Bitmap, sets: readonly Bitmap[]): void {
  into.fill(0);
  for (let at = 0; at < sets.length; at += 4) {
    const a = sets[at]!;
    const [b, c, d] = [sets[at + 1] ?? a, sets[at + 2] ?? a, sets[at + 3] ?? a];
    for (let word = 0; word < into.length; word += 1) into[word]! |= a[word]! | b[word]! | c[word]! | d[word]!;
  }
}

/** Writes the positions in `set` but not in `without` from `first` until `end`, ascending; how many they are. */
export function listPositions(set: Bitmap, without: Bitmap, first: number, end: number, list: Int32Array): number {
  let count = 0;
  const last = (end - 1) >> 5;
  for (let word = first >> 5; word <= last; word += 1) {
    let rest = set[word]! & ~without[word]!;
    if (rest === 0) continue;
    if (word === first >> 5) rest &= -1 << (first & 31);
    if (word === last) rest &= -1 >>> (31 - ((end - 1) & 31));
    while (rest !== 0) {
      list[count] = (word << 5) + 31 - Math.clz32(rest & -rest);
      count += 1;
      rest &= rest - 1;
    }
  }
  return count;
}
