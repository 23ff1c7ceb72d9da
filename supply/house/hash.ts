/** Chance by key, never by call order: the same seed and words give the same number on every machine. */
export function keyOf(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return h >>> 0;
}

/** 32 well mixed bits of up to four integers (murmur3's block and finaliser). */
export function hash(seed: number, a: number, b = 0, c = 0): number {
  let h = seed | 0;
  h = block(h, a);
  h = block(h, b);
  h = block(h, c);
  h ^= h >>> 16;
  h = Math.imul(h, 0x85ebca6b);
  h ^= h >>> 13;
  h = Math.imul(h, 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

function block(h: number, value: number): number {
  let k = Math.imul(value | 0, 0xcc9e2d51);
  k = (k << 15) | (k >>> 17);
  h ^= Math.imul(k, 0x1b873593);
  h = (h << 13) | (h >>> 19);
  return (Math.imul(h, 5) + 0xe6546b64) | 0;
}

/** In [0, 1). */
export function unit(seed: number, a: number, b = 0, c = 0): number {
  return hash(seed, a, b, c) / 4294967296;
}

/** Roughly normal with mean 0 and deviation 1: the sum of four uniforms, scaled (Irwin-Hall). */
export function bell(seed: number, a: number, b = 0, c = 0): number {
  const h = hash(seed, a, b, c);
  const g = hash(h, 1);
  const sum = (h & 0xffff) + (h >>> 16) + (g & 0xffff) + (g >>> 16);
  return (sum / 65536 - 2) * 1.7320508;
}
