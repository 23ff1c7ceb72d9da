/** Where a pixel of an upright square comes from, by how the camera was held (Exif 2.32, tag 274). */
const FROM: Readonly<Record<number, (x: number, y: number, last: number) => readonly [x: number, y: number]>> = {
  2: (x, y, last) => [last - x, y],
  3: (x, y, last) => [last - x, last - y],
  4: (x, y, last) => [x, last - y],
  5: (x, y) => [y, x],
  6: (x, y, last) => [y, last - x],
  7: (x, y, last) => [last - y, last - x],
  8: (x, y, last) => [last - y, x],
};

/** The pixels of a square picture, four bytes each, turned upright. */
export function turned(pixels: Uint8Array, edge: number, turn: number): Uint8Array {
  const from = FROM[turn];
  if (!from) return pixels;
  const upright = new Uint8Array(pixels.length);
  for (let y = 0; y < edge; y += 1) {
    for (let x = 0; x < edge; x += 1) {
      const [fromX, fromY] = from(x, y, edge - 1);
      const source = (fromY * edge + fromX) * 4;
      upright.set(pixels.subarray(source, source + 4), (y * edge + x) * 4);
    }
  }
  return upright;
}
