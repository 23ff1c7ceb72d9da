import { randomBytes } from 'node:crypto';
import type { Random } from '#platform/core';

const TWO_POW_53 = 2 ** 53;

/** Unpredictable: for ids, tokens and everything a stranger must not guess. */
export const cryptoRandom: Random = {
  bytes: (count) => new Uint8Array(randomBytes(count)),
  next() {
    const bytes = randomBytes(8);
    return (bytes.readUInt32LE(0) * 2 ** 21 + (bytes.readUInt32LE(4) >>> 11)) / TWO_POW_53;
  },
};

/** The same numbers for the same seed (sfc32). For tests and the generated world, never for secrets. */
export function seededRandom(seed: number): Random {
  const next32 = sfc32(seed);
  return {
    bytes: (count) => Uint8Array.from({ length: count }, () => next32() & 0xff),
    next: () => (next32() * 2 ** 21 + (next32() >>> 11)) / TWO_POW_53,
  };
}

function sfc32(seed: number): () => number {
  let a = 0x9e3779b9;
  let b = 0x243f6a88;
  let c = seed | 0;
  let d = 1;
  const next = (): number => {
    const t = (a + b + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + t) | 0;
    return t >>> 0;
  };
  for (let warmUp = 0; warmUp < 12; warmUp++) next();
  return next;
}
