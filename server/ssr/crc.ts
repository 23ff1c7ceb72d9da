/** CRC-32 of gzip, of two texts one after the other, without reading them again. */
const POLYNOMIAL = 0xedb88320;
const X0 = 0x80000000;
const X1 = 0x40000000;

/** Product of two polynomials over GF(2) modulo the one of the CRC, highest power in the lowest bit. */
function times(a: number, b: number): number {
  let product = 0;
  for (let bit = X0; bit !== 0; bit >>>= 1) {
    if (a & bit) product ^= b;
    b = b & 1 ? (b >>> 1) ^ POLYNOMIAL : b >>> 1;
  }
  return product >>> 0;
}

/** What the CRC of a text is multiplied by when `bytes` more follow: x to the power of their bits. */
export function shiftBy(bytes: number): number {
  let shift = X0;
  let power = X1;
  for (let bits = bytes * 8; bits > 0; bits = Math.floor(bits / 2)) {
    if (bits % 2 === 1) shift = times(power, shift);
    power = times(power, power);
  }
  return shift;
}

/** CRC of A then B, from both CRCs and the shift of B. */
export function joinCrc(crcA: number, crcB: number, shiftOfB: number): number {
  return (times(shiftOfB, crcA) ^ crcB) >>> 0;
}
