/** Degrees as whole millionths: exact to eleven centimetres. */
export function microDegrees(degrees: number): number {
  return Math.round(degrees * 1e6);
}

/** Position of a point on Hilbert's curve over the world, 16 steps of halving: neighbours on it are neighbours on earth. */
export function curvePosition(latE6: number, lonE6: number): number {
  let x = Math.min(65_535, Math.floor(((lonE6 + 180e6) / 360e6) * 65_536));
  let y = Math.min(65_535, Math.floor(((latE6 + 90e6) / 180e6) * 65_536));
  let position = 0;
  for (let side = 32_768; side > 0; side >>>= 1) {
    const right = x & side ? 1 : 0;
    const upper = y & side ? 1 : 0;
    position = position * 4 + ((3 * right) ^ upper);
    if (upper === 0) {
      if (right === 1) {
        x = 65_535 - x;
        y = 65_535 - y;
      }
      [x, y] = [y, x];
    }
  }
  return position;
}

/** Rows in the order of their positions on the curve; equal positions keep their order. */
export function curveOrder(latE6: Int32Array, lonE6: Int32Array): Uint32Array {
  // Position and row share one double: 32 bits of curve, 21 bits of row are exact.
  const rows = latE6.length;
  const scale = 2 ** Math.ceil(Math.log2(Math.max(2, rows)));
  if (scale > 2 ** 21) return sortedWide(latE6, lonE6);
  const keys = new Float64Array(rows);
  for (let row = 0; row < rows; row++) keys[row] = curvePosition(latE6[row]!, lonE6[row]!) * scale + row;
  keys.sort();
  return Uint32Array.from(keys, (key) => key % scale);
}

function sortedWide(latE6: Int32Array, lonE6: Int32Array): Uint32Array {
  const keys = BigUint64Array.from(latE6, (lat, row) => {
    return (BigInt(curvePosition(lat, lonE6[row]!)) << 32n) | BigInt(row);
  });
  keys.sort();
  return Uint32Array.from(keys, (key) => Number(key & 0xffffffffn));
}
